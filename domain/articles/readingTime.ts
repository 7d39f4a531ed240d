import type { Block } from './html/article.ts';
import { wordCount } from './html/outline.ts';

const WORDS_A_MINUTE = 200;

/** How long an article takes to read, in whole minutes; at least one. */
export const minutesToRead = (blocks: readonly Block[]): number =>
  Math.max(1, Math.round(wordCount(blocks) / WORDS_A_MINUTE));
