import type { Block } from './article.ts';
import { blocksOf, isBlock, MARKS } from './readArticle.ts';
import { styleOf } from './style.ts';
import { type Element, element, type Node, treeOf } from './tree.ts';
import { wordItem, wordLists } from './wordLists.ts';

/**
 * What was copied elsewhere, as blocks. Word processors, mail programs and chats express with styles what an article
 * expresses with elements, so those styles are read. Everything else is left out.
 */
export function readPasted(html: string): Block[] {
  return blocksOf(cleanedAll(treeOf(html)));
}

/** Controls, pictures and menus of the page that the text was copied from. */
const LEFT_OUT = new Set(
  'nav button select datalist svg math object audio video canvas head link meta img label'.split(' '),
);

/** What a style can add to words, from the outermost element to the innermost. */
const STYLED = ['strong', 'em', 'u', 's'] as const;

function cleanedAll(nodes: readonly Node[], isInLink = false): Node[] {
  return withParagraphs(
    wordLists(nodes.flatMap((node) => (typeof node === 'string' ? [node] : cleaned(node, isInLink)))),
  );
}

function cleaned(node: Element, isInLink: boolean): Node[] {
  const { name, attributes } = node;
  if (LEFT_OUT.has(name) || isHidden(node)) return [];
  // Slack writes a blank line as a break and an element with this attribute.
  if (attributes.get('data-stringify-type') === 'paragraph-break') return [element('br', [])];
  const isLink = name === 'a';
  const children = cleanedAll(node.children, isInLink || isLink);
  const item = wordItem(node, children);
  if (item) return [item];
  if (name === 'table') return tableParts({ ...node, children });
  const heading = headingOf(node);
  if (heading !== undefined) return [element(heading, children)];
  if (isBlock(node)) return [element(name, children, attributes)];
  const style = styleOf(node);
  const marks = STYLED.filter((mark) => style.says(mark) && !(mark === 'u' && (isLink || isInLink)));
  const inner = innerOf({ ...node, children }, style.allows(name));
  return marks.reduceRight<Node[]>((words, mark) => around(element(mark, []), words), inner);
}

function innerOf(node: Element, isMeant: boolean): Node[] {
  if (node.name === 'a') return around(node, node.children);
  if (!(node.name in MARKS)) return [node];
  return isMeant ? around(node, node.children) : node.children;
}

/** Puts an inline element around words; around blocks, it goes around the words of each. */
function around(mark: Element, nodes: readonly Node[]): Node[] {
  if (!nodes.some(holdsBlock)) return [{ ...mark, children: [...nodes] }];
  return nodes.map((node) => {
    if (typeof node === 'string') return node.trim() === '' ? node : { ...mark, children: [node] };
    return holdsBlock(node) ? { ...node, children: around(mark, node.children) } : { ...mark, children: [node] };
  });
}

const holdsBlock = (node: Node): boolean =>
  typeof node !== 'string' && (isBlock(node) || node.children.some(holdsBlock));

function isHidden({ attributes, name, children }: Element): boolean {
  const style = attributes.get('style')?.toLowerCase().replace(/\s/g, '') ?? '';
  return (
    attributes.has('hidden') ||
    (attributes.get('aria-hidden') === 'true' && name !== 'a') ||
    /(?:^|;)(?:display:none|visibility:hidden|mso-hide:all|mso-list:ignore)/.test(style) ||
    // An anchor that only marks a place.
    (name === 'a' && !attributes.has('href') && children.length === 0)
  );
}

/** Word's titles, and elements with the role of a heading. */
function headingOf({ name, attributes }: Element): string | undefined {
  if (attributes.get('class')?.split(' ').includes('MsoTitle')) return 'h2';
  if (attributes.get('role') !== 'heading' || /^h[1-6]$/.test(name)) return undefined;
  const level = Number(attributes.get('aria-level') ?? 2);
  return level >= 1 && level <= 6 ? `h${level}` : 'h2';
}

/** The cells of a table that is only for layout, in order; otherwise the table, after its caption. */
function tableParts(table: Element): Node[] {
  const cells = (node: Node): Node[] => {
    if (typeof node === 'string') return [];
    return node.name === 'td' || node.name === 'th' ? [element('div', node.children)] : node.children.flatMap(cells);
  };
  if (table.attributes.get('role') === 'presentation') return table.children.flatMap(cells);
  const captions = table.children.filter((node) => typeof node !== 'string' && node.name === 'caption');
  return [
    ...captions.map((caption) => element('p', [caption])),
    { ...table, children: table.children.filter((node) => !captions.includes(node)) },
  ];
}

/** Chats and mails separate paragraphs with two or more line breaks. */
function withParagraphs(nodes: readonly Node[]): Node[] {
  const parts: Node[] = [];
  for (const node of nodes) {
    const last = parts.findLast((part) => typeof part !== 'string' || part.trim() !== '');
    const isBreak = typeof node !== 'string' && node.name === 'br';
    if (isBreak && typeof last === 'object' && (last.name === 'br' || last === PARTING)) {
      parts.splice(parts.lastIndexOf(last), parts.length, PARTING);
    } else parts.push(node);
  }
  return parts;
}

/** An empty paragraph, which ends the one before it. */
const PARTING = element('p', []);
