import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5';

export type Node = string | Element;
export type Element = { name: string; attributes: ReadonlyMap<string, string>; children: Node[] };

export const element = (
  name: string,
  children: Node[],
  attributes: ReadonlyMap<string, string> = new Map(),
): Element => ({
  name,
  attributes,
  children,
});

/** Elements whose content is not part of the text. */
const DROPPED = new Set([
  'script',
  'style',
  'iframe',
  'noscript',
  'template',
  'textarea',
  'title',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
]);

/** Deeper nesting is flattened, so that no document can exhaust the stack. */
const DEEPEST = 40;

/** The nested elements of an article, as a browser reads them. */
export function treeOf(html: string): Node[] {
  const root = element('', []);
  const open = [{ nodes: parseFragment(html).childNodes, at: 0, into: root }];
  for (let inner = open.at(-1); inner; inner = open.at(-1)) {
    const node = inner.nodes[inner.at];
    inner.at += 1;
    if (node === undefined) open.pop();
    else if ('value' in node) addText(inner.into, node.value);
    else if ('tagName' in node && !DROPPED.has(node.tagName)) {
      const into = open.length < DEEPEST ? elementOf(node) : inner.into;
      if (into !== inner.into) inner.into.children.push(into);
      open.push({ nodes: node.childNodes, at: 0, into });
    }
  }
  return root.children;
}

/** Joins pieces of text that were read separately into one run. */
function addText({ children }: Element, text: string): void {
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + text;
  else children.push(text);
}

const elementOf = ({ tagName, attrs }: Html.Element) =>
  element(tagName, [], new Map(attrs.map(({ name, value }) => [name, value])));

export function textOf(nodes: readonly Node[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}
