import type { Breakage } from './breakage.ts';
import { content, features } from './content.ts';
import { flow } from './flow.ts';
import { forms } from './forms.ts';
import { articlesAndVendors, pages, savings } from './pages.ts';
import { words } from './words.ts';

export const breakages: readonly Breakage[] = [
  ...flow,
  ...forms,
  ...content,
  ...features,
  ...words,
  ...articlesAndVendors,
  ...pages,
  ...savings,
];
