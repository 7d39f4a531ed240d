import { tokensOf } from './tokens.ts';

export type Node = string | Element;
export type Element = { name: string; attributes: ReadonlyMap<string, string>; children: Node[] };

const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr', 'source', 'embed', 'col', 'area', 'base', 'link', 'meta']);

/** Elements whose end tag may be omitted, with the elements that keep an outer one open. */
const CLOSED_BY_THE_NEXT: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  tr: ['table'],
  td: ['tr', 'table'],
  th: ['tr', 'table'],
};
const CELLS = ['td', 'th'];

/** Deeper nesting is flattened, so that no document can exhaust the stack. */
const DEEPEST = 40;

/** The nested elements of an article, whatever their names. */
export function treeOf(html: string): Node[] {
  const root: Element = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  for (const token of tokensOf(html)) {
    if (token.kind === 'end') {
      const index = open.findLastIndex(({ name }) => name === token.name);
      if (index > 0) open.length = index;
      continue;
    }
    if (token.kind === 'start') closeOpen(open, token.name);
    const parent = open.at(-1) ?? root;
    if (token.kind === 'text') {
      const last = parent.children.at(-1);
      // Pieces of text that were read apart are one run.
      if (typeof last === 'string') parent.children[parent.children.length - 1] = last + token.text;
      else parent.children.push(token.text);
      continue;
    }
    const element: Element = { name: token.name, attributes: token.attributes, children: [] };
    parent.children.push(element);
    if (!VOID.has(token.name) && open.length < DEEPEST) open.push(element);
  }
  return root.children;
}

function closeOpen(open: Element[], name: string): void {
  const holders = CLOSED_BY_THE_NEXT[name];
  if (!holders) return;
  const alike = CELLS.includes(name) ? CELLS : [name];
  const index = open.findLastIndex((element) => alike.includes(element.name));
  if (index > open.findLastIndex((element) => holders.includes(element.name))) open.length = index;
}
