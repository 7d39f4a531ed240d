import { normaliseText } from '../../text/normaliseText.ts';
import { pictureIdOf } from '../picture.ts';
import { type Block, type Cell, type Inline, wordsOf } from './article.ts';
import { headingIds } from './headingIds.ts';
import { safeHref, sourceNamed } from './links.ts';
import { type Element, type Node, textOf, treeOf } from './tree.ts';

/**
 * The HTML of an article as blocks. Only what is named here gets through: the result has no form for a script, style,
 * handler or frame, nor for a picture from elsewhere, so nothing has to be sanitised.
 */
export function readArticle(html: string): Block[] {
  return blocksOf(treeOf(html));
}

export function blocksOf(nodes: readonly Node[]): Block[] {
  return flow(nodes, headingIds());
}

export const MARKS = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'underline',
  s: 'strike',
  del: 'strike',
  code: 'code',
} as const satisfies Record<string, Inline['kind']>;
const LEVELS = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 } as const;
const isNameIn = <T extends object>(names: T, name: string): name is keyof T & string => Object.hasOwn(names, name);

/** Blocks, with loose words between them made into paragraphs. */
function flow(nodes: readonly Node[], nextId: (words: string) => string): Block[] {
  const blocks: Block[] = [];
  let words: Inline[] = [];
  const endParagraph = () => {
    if (wordsOf(words) !== '') blocks.push({ kind: 'paragraph', children: withoutOuterBreaks(words) });
    words = [];
  };
  const add = (node: Node) => {
    const inline = inlineOf(node);
    if (inline) {
      for (const word of inline) words.push(word);
      return;
    }
    if (typeof node === 'string') return;
    const block = blockOf(node, nextId);
    if (block === undefined) {
      // An element without a meaning here counts as its content; a paragraph or division also ends what comes before it.
      if (ENDS_A_PARAGRAPH.has(node.name)) endParagraph();
      node.children.forEach(add);
      if (ENDS_A_PARAGRAPH.has(node.name)) endParagraph();
      return;
    }
    endParagraph();
    if (block) blocks.push(block);
  };
  nodes.forEach(add);
  endParagraph();
  return blocks;
}

const ENDS_A_PARAGRAPH = new Set(
  'p div section article header footer main aside address center figure figcaption details summary dl dt dd li'.split(
    ' ',
  ),
);

/** The block of an element: null when it is empty, undefined when it is not a block. */
function blockOf({ name, attributes, children }: Element, nextId: (words: string) => string): Block | null | undefined {
  if (isNameIn(LEVELS, name)) {
    const words = phrasing(children);
    const title = wordsOf(words);
    return title === '' ? null : { kind: 'heading', level: LEVELS[name], id: nextId(title), children: words };
  }
  switch (name) {
    case 'ul':
    case 'ol': {
      const items = itemsOf(children, nextId);
      return items.length === 0 ? null : { kind: 'list', ordered: name === 'ol', items };
    }
    case 'blockquote': {
      const blocks = flow(children, nextId);
      return blocks.length === 0 ? null : { kind: 'quote', blocks };
    }
    case 'table':
      return tableOf(children);
    case 'pre':
      return { kind: 'code', text: textOf(children) };
    case 'img':
      return pictureOf(attributes);
    case 'hr':
      return { kind: 'rule' };
    default:
      return undefined;
  }
}

function pictureOf(attributes: Element['attributes']): Block | null {
  const path = attributes.get('src') ?? '';
  if (pictureIdOf(path) === undefined) return null;
  const size = (name: string) => Number(/^\d{1,5}$/.exec(attributes.get(name) ?? '')?.[0] ?? 0);
  const alt = normaliseText(attributes.get('alt') ?? '');
  return { kind: 'picture', path, alt, width: size('width'), height: size('height') };
}

/** A list directly inside a list belongs to the item before it, which is how browsers show it. */
function itemsOf(children: readonly Node[], nextId: (words: string) => string): Block[][] {
  const items: Block[][] = [];
  for (const child of children) {
    const blocks = flow([child], nextId);
    const before = items.at(-1);
    if (before && typeof child !== 'string' && LISTS.has(child.name)) before.push(...blocks);
    else if (blocks.length > 0) items.push(blocks);
  }
  return items;
}

const LISTS = new Set(['ul', 'ol']);

function tableOf(children: readonly Node[]): Block | null {
  const rows = elementsNamed(children, ['tr'])
    .map((row) =>
      elementsNamed(row.children, ['td', 'th']).map(
        (cell): Cell => ({ heading: cell.name === 'th', children: phrasing(cell.children) }),
      ),
    )
    .filter((cells) => cells.length > 0);
  const headRows = rows.findIndex((cells) => !cells.every(({ heading }) => heading));
  const head = rows.slice(0, headRows === -1 ? 1 : headRows);
  return rows.length === 0 ? null : { kind: 'table', head, rows: rows.slice(head.length) };
}

/** Words only. A block among them becomes a line of its own. */
function phrasing(nodes: readonly Node[]): Inline[] {
  const lines: Inline[][] = [[]];
  for (const node of nodes) {
    const inline = inlineOf(node);
    if (inline) {
      for (const word of inline) lines.at(-1)?.push(word);
      continue;
    }
    if (typeof node === 'string') continue;
    const words = phrasing(node.children);
    if (isBlock(node)) lines.push(words, []);
    else for (const word of words) lines.at(-1)?.push(word);
  }
  return lines
    .filter((line) => lines.length === 1 || wordsOf(line) !== '')
    .flatMap((line, at) => (at === 0 ? line : [{ kind: 'break' } as const, ...line]));
}

export const isBlock = ({ name }: Element) =>
  ENDS_A_PARAGRAPH.has(name) || LISTS.has(name) || isNameIn(LEVELS, name) || OTHER_BLOCKS.has(name);

const OTHER_BLOCKS = new Set(['blockquote', 'table', 'tr', 'pre', 'hr']);

function withoutOuterBreaks(words: Inline[]): Inline[] {
  const isBreak = (word: Inline) => word.kind === 'break' || (word.kind === 'text' && word.text.trim() === '');
  const from = words.findIndex((word) => !isBreak(word));
  const to = words.findLastIndex((word) => !isBreak(word));
  return words.slice(from, to + 1);
}

/** A node as inline content; undefined when it is not inline. */
function inlineOf(node: Node): Inline[] | undefined {
  if (typeof node === 'string') return [{ kind: 'text', text: node }];
  const { name, attributes, children } = node;
  if (isNameIn(MARKS, name)) return [{ kind: MARKS[name], children: phrasing(children) }];
  if (name === 'br') return [{ kind: 'break' }];
  if (name !== 'a') return undefined;
  const written = attributes.get('href') ?? '';
  const source = sourceNamed(written);
  if (source !== undefined) return [{ kind: 'source', source }];
  const href = safeHref(written);
  const words = withoutLinks(phrasing(children));
  return href === undefined ? words : [{ kind: 'link', href, children: words }];
}

/** A link inside a link is reduced to its words. */
function withoutLinks(words: readonly Inline[]): Inline[] {
  return words.flatMap((word) => {
    if (word.kind === 'link') return withoutLinks(word.children);
    return 'children' in word ? [{ ...word, children: withoutLinks(word.children) }] : [word];
  });
}

/** The nearest descendants with these names on each branch. */
function elementsNamed(nodes: readonly Node[], names: readonly string[]): Element[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return names.includes(node.name) ? [node] : elementsNamed(node.children, names);
  });
}
