import { type Block, type Inline, wordsOf } from './article.ts';

type PictureBlock = Extract<Block, { kind: 'picture' }>;

export type Section = { id: string; title: string };

export function sectionsOf(blocks: readonly Block[]): Section[] {
  return blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: wordsOf(block.children) }] : [],
  );
}

/** The sources that an article names, each once, in the order of first mention. */
export function sourcesOf(blocks: readonly Block[]): string[] {
  return [...new Set(blocks.flatMap(runsOf).flatMap(sourcesAmong))];
}

export function wordCount(blocks: readonly Block[]): number {
  return blocks
    .flatMap(runsOf)
    .map((run) => wordsOf(run).split(' ').filter(Boolean).length)
    .reduce((sum, words) => sum + words, 0);
}

/** The pictures within an article, in reading order. */
export function picturesOf(blocks: readonly Block[]): PictureBlock[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'picture') return [block];
    if (block.kind === 'list') return picturesOf(block.items.flat());
    return block.kind === 'quote' ? picturesOf(block.blocks) : [];
  });
}

export function linksOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(runsOf).flatMap(linksAmong);
}

/** Each run of words in a block, in reading order. */
function runsOf(block: Block): Inline[][] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.children];
    case 'list':
      return block.items.flat().flatMap(runsOf);
    case 'quote':
      return block.blocks.flatMap(runsOf);
    case 'table':
      return [...block.head, ...block.rows].flat().map(({ children }) => children);
    case 'code':
    case 'picture':
    case 'rule':
      return [];
  }
}

function sourcesAmong(run: readonly Inline[]): string[] {
  return run.flatMap((word) => {
    if (word.kind === 'source') return [word.source];
    return 'children' in word ? sourcesAmong(word.children) : [];
  });
}

function linksAmong(run: readonly Inline[]): string[] {
  return run.flatMap((word) => [
    ...(word.kind === 'link' ? [word.href] : []),
    ...('children' in word ? linksAmong(word.children) : []),
  ]);
}
