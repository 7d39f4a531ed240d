import type { Page } from '#src/features/content/page.ts';

const documents = import.meta.glob<Page>('/schemas/content/pages/*.json', { import: 'default' });

/** How to load the document of each content page, by its name: every file in the folder is a page. */
export const contentPages: Readonly<Record<string, () => Promise<Page>>> = Object.fromEntries(
  Object.entries(documents).map(([file, load]) => [
    file.slice('/schemas/content/pages/'.length, -'.json'.length),
    load,
  ]),
);
