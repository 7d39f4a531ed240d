import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { isRecord } from '#domain/json.ts';
import { isTooLong, jsonText, LINE_WIDTH } from './jsonText.ts';

/** Keys of objects and positions in lists, from the outside in. */
export type JsonPath = readonly (string | number)[];

/**
 * The text of a document with another value at a place. What is the same keeps its letters: its line breaks, the order of
 * its keys, and keys that nobody knows. Undefined takes the place away.
 */
export function editJson(text: string, path: JsonPath, next: unknown): string {
  const node = nodeAt(text, path);
  if (!node) return next === undefined ? text : insert(text, path, next);
  if (next === undefined) return remove(text, path, node);
  const now: unknown = getNodeValue(node);
  if (isSame(now, next)) return text;
  if (isRecord(now) && isRecord(next) && Object.keys(now).length > 0) return editObject(text, path, now, next);
  if (Array.isArray(now) && Array.isArray(next) && now.length > 0) return editList(text, path, now, next);
  return wrapped(replace(text, node, jsonText(next, indentAt(text, node.offset))), node.offset);
}

/** The text with an entry of a list in another position; each entry keeps how it is written. */
export function moveEntry(text: string, list: JsonPath, from: number, to: number): string {
  const entries = nodeAt(text, list)?.children ?? [];
  if (!entries[from] || !entries[to]) return text;
  const order = entries.map((_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  return reordered(text, entries, order);
}

/** The value of a document's text, as far as it can be read. */
export function valueAt(text: string, path: JsonPath): unknown {
  const node = nodeAt(text, path);
  return node && getNodeValue(node);
}

function editObject(text: string, path: JsonPath, now: Record<string, unknown>, next: Record<string, unknown>): string {
  let edited = text;
  for (const key of Object.keys(now))
    if (!Object.hasOwn(next, key) || next[key] === undefined) edited = editJson(edited, [...path, key], undefined);
  for (const [key, value] of Object.entries(next))
    if (value !== undefined) edited = editJson(edited, [...path, key], value);
  return edited;
}

function editList(text: string, path: JsonPath, now: readonly unknown[], next: readonly unknown[]): string {
  const order = orderOf(now, next);
  if (order) return reordered(text, nodeAt(text, path)?.children ?? [], order);
  // Entries are added and taken away between what is the same at both ends.
  let start = 0;
  while (start < Math.min(now.length, next.length) && isSame(now[start], next[start])) start += 1;
  let end = 0;
  while (end < Math.min(now.length, next.length) - start && isSame(now.at(-1 - end), next.at(-1 - end))) end += 1;
  const [old, young] = [now.length - end, next.length - end];
  let edited = text;
  for (let index = old - 1; index >= Math.max(start, young); index -= 1)
    edited = editJson(edited, [...path, index], undefined);
  for (let index = start; index < young; index += 1)
    edited =
      index < old ? editJson(edited, [...path, index], next[index]) : insert(edited, [...path, index], next[index]);
  return edited;
}

/** Where each entry of `next` was in `now`, when nothing but the order differs. */
function orderOf(now: readonly unknown[], next: readonly unknown[]): number[] | undefined {
  if (now.length !== next.length) return undefined;
  const left = new Map(now.map((value, index) => [index, value]));
  const order: number[] = [];
  for (const value of next) {
    const found = [...left].find(([, other]) => isSame(other, value));
    if (!found) return undefined;
    left.delete(found[0]);
    order.push(found[0]);
  }
  return order;
}

function reordered(text: string, entries: readonly Node[], order: readonly number[]): string {
  let edited = text;
  for (const [place, node] of [...entries.entries()].reverse()) {
    const source = entries[order[place] ?? place];
    if (source && source !== node) edited = replace(edited, node, sliceOf(text, source));
  }
  return edited;
}

function insert(text: string, path: JsonPath, value: unknown): string {
  const [parentPath, key] = [path.slice(0, -1), path.at(-1)];
  const parent = nodeAt(text, parentPath);
  if (key === undefined) return `${jsonText(value)}\n`;
  if (!parent) return insert(text, parentPath, typeof key === 'number' ? [value] : { [key]: value });
  const children = parent.children ?? [];
  const name = parent.type === 'object' ? `${JSON.stringify(key)}: ` : '';
  const previous = typeof key === 'number' ? children[key - 1] : children.at(-1);
  const neighbour = previous ?? children[0];
  if (!neighbour) {
    const whole = parent.type === 'object' ? { [key]: value } : [value];
    return wrapped(replace(text, parent, jsonText(whole, indentAt(text, parent.offset))), parent.offset);
  }
  const isBroken = text.slice(parent.offset, children[0]?.offset).includes('\n');
  const indent = isBroken ? indentAt(text, neighbour.offset) : indentAt(text, parent.offset);
  const room = isBroken ? LINE_WIDTH - indent.length - name.length : Number.POSITIVE_INFINITY;
  const entry = name + jsonText(value, indent, room);
  const gap = isBroken ? `,\n${indent}` : ', ';
  const at = previous ? previous.offset + previous.length : neighbour.offset;
  const edited = text.slice(0, at) + (previous ? gap + entry : entry + gap) + text.slice(at);
  return wrapped(edited, at);
}

function remove(text: string, path: JsonPath, node: Node): string {
  const entry = node.parent?.type === 'property' ? node.parent : node;
  const siblings = entry.parent?.children ?? [];
  const index = siblings.indexOf(entry);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const end = entry.offset + entry.length;
  if (before) return text.slice(0, before.offset + before.length) + text.slice(end);
  if (after) return text.slice(0, entry.offset) + text.slice(after.offset);
  return entry.parent ? replace(text, entry.parent, typeof path.at(-1) === 'number' ? '[]' : '{}') : '';
}

/** Breaks what stood on one line and has become too long for it. */
function wrapped(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(start).split('\n', 1)[0] ?? '';
  if (!isTooLong(line)) return text;
  const tree = treeOf(text);
  const container = tree && outermostWithin(tree, start, start + line.length);
  if (!container) return text;
  const indent = indentAt(text, container.offset);
  const broken = jsonText(getNodeValue(container), indent, 0);
  return replace(text, container, broken);
}

/** The outermost object or list that begins and ends on one line, given by its ends. */
function outermostWithin(node: Node, start: number, end: number): Node | undefined {
  if (node.offset > end || node.offset + node.length < start) return undefined;
  const isWithin = node.offset >= start && node.offset + node.length <= end;
  if (isWithin && (node.type === 'object' || node.type === 'array') && node.children?.length) return node;
  for (const child of node.children ?? []) {
    const found = outermostWithin(child, start, end);
    if (found) return found;
  }
  return undefined;
}

function nodeAt(text: string, path: JsonPath): Node | undefined {
  const tree = treeOf(text);
  return tree && findNodeAtLocation(tree, [...path]);
}

let latest: { text: string; tree: Node | undefined } | undefined;

/** Kept, because an edit and what shows it look at several places of one text. */
function treeOf(text: string): Node | undefined {
  if (latest?.text !== text) latest = { text, tree: parseTree(text) };
  return latest.tree;
}

const sliceOf = (text: string, { offset, length }: Node) => text.slice(offset, offset + length);

const replace = (text: string, { offset, length }: Node, by: string) =>
  text.slice(0, offset) + by + text.slice(offset + length);

function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** Two JSON values with the same content; the order of keys does not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => isSame(entry, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}
