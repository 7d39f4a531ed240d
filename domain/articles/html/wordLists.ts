import { type Element, element, type Node, textOf } from './tree.ts';

const LIST = /mso-list: ?\w+ level(\d)/i;
const MARKER = /mso-list: ?ignore/i;
/** `1.`, `a)`, `(iv)`: numbered; `·`, `o` and the like are bullets. */
const NUMBERED = /^\(?(?:\d+|[a-z]|[ivxl]+)[.)]/i;
const NAME = 'word-item';

/** Word and Outlook write the items of lists as paragraphs with a level in their style and a marker in their text. */
export function wordItem(node: Element, children: Node[]): Element | undefined {
  const level = node.name === 'p' ? LIST.exec(styleOf(node))?.[1] : undefined;
  if (level === undefined) return undefined;
  const list = NUMBERED.test(markerOf(node).trim()) ? 'ol' : 'ul';
  return element(NAME, children, new Map(Object.entries({ level, list })));
}

/** On one line, because Word breaks lines anywhere. */
const styleOf = ({ attributes }: Element) => (attributes.get('style') ?? '').replace(/\s+/g, ' ');

function markerOf(node: Node): string {
  if (typeof node === 'string') return '';
  if (MARKER.test(styleOf(node))) return textOf(node.children);
  return node.children.map(markerOf).find((marker) => marker !== '') ?? '';
}

/** Turns consecutive items into lists. */
export function wordLists(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  let items: Element[] = [];
  const end = () => {
    result.push(...listsOf(items));
    items = [];
  };
  for (const node of nodes) {
    if (typeof node !== 'string' && node.name === NAME) items.push(node);
    else if (items.length === 0) result.push(node);
    else if (typeof node !== 'string' || node.trim() !== '') {
      end();
      result.push(node);
    }
  }
  end();
  return result;
}

function listsOf(items: readonly Element[]): Element[] {
  const lists: Element[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    if (!item) break;
    const next = items.findIndex((other, position) => position > at && levelOf(other) <= levelOf(item));
    const end = next === -1 ? items.length : next;
    const entry = element('li', [...item.children, ...listsOf(items.slice(at + 1, end))]);
    const name = item.attributes.get('list') ?? 'ul';
    const last = lists.at(-1);
    if (last?.name === name) last.children.push(entry);
    else lists.push(element(name, [entry]));
    at = end;
  }
  return lists;
}

const levelOf = ({ attributes }: Element) => Number(attributes.get('level'));
