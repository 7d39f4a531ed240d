import { safeHref, sourceNamed } from '#domain/articles/html/links.ts';
import { type Node, treeOf } from '#domain/articles/html/tree.ts';

/** The addresses of links that an article would show as plain words. */
export function deadLinks(html: string): string[] {
  const within = (node: Node): string[] => {
    if (typeof node === 'string') return [];
    const href = node.name === 'a' ? node.attributes.get('href') : undefined;
    const isDead = href !== undefined && safeHref(href) === undefined && sourceNamed(href) === undefined;
    return [...(isDead ? [href] : []), ...node.children.flatMap(within)];
  };
  return treeOf(html).flatMap(within);
}
