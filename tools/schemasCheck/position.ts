import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { keysOf } from '#checks/finding.ts';

/** Line and column (from 1) of a pointer, or of its nearest existing parent. */
export function locate(text: string, path: string, offset?: number): { line: number; column: number } {
  const before = text.slice(0, offset ?? offsetOf(text, keysOf(path)));
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

function offsetOf(text: string, keys: readonly string[]): number {
  const tree = parseTree(text);
  for (let length = keys.length; tree && length > 0; length -= 1) {
    const node = nodeAt(tree, keys.slice(0, length));
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return 0;
}

function nodeAt(tree: Node, keys: readonly string[]): Node | undefined {
  let node: Node | undefined = tree;
  for (const key of keys) node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(key) : key]);
  return node;
}
