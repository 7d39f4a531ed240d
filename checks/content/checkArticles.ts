import { safeHref, sourceNamed } from '#domain/articles/html/links.ts';
import { linksOf, sourcesOf } from '#domain/articles/html/outline.ts';
import { readArticle } from '#domain/articles/html/readArticle.ts';
import { type Node, treeOf } from '#domain/articles/html/tree.ts';
import type { DocumentTypes, SoundDocuments } from '../documents.ts';
import { type Documents, error, type Finding, pointer } from '../finding.ts';
import { duplicates, expectKnown } from '../names.ts';
import { remembered } from '../remembered.ts';
import { leadsSomewhere } from './leadsSomewhere.ts';

const INDEX = 'content/articles.json';
const CONTENT = /^content\/articles\/([\w-]+)\.json$/;

/** Articles without content, content without an article, unknown categories, and what the HTML refers to. */
export function checkArticles(documents: SoundDocuments, given: Documents): Finding[] {
  const index = documents.only('articles');
  return [
    ...(index ? checkIndex(index, Object.keys(given)) : []),
    ...documents
      .every('article')
      .flatMap(([file, article]) =>
        checkContent(article, file, documents.only('sources')?.sources, documents.only('routes')),
      ),
  ];
}

type Sources = DocumentTypes['sources']['sources'] | undefined;
type Routes = DocumentTypes['routes'] | undefined;

const checkContent = remembered(
  ({ content }: DocumentTypes['article'], file: string, sources: Sources, routes: Routes) =>
    content.flatMap((html, at) => checkLine({ file, pointer: pointer('content', at) }, html, sources, routes)),
);

function checkIndex(
  { articles, categories, sampleId }: DocumentTypes['articles'],
  files: readonly string[],
): Finding[] {
  const ids = articles.map(({ id }) => id);
  return [
    ...duplicates(articles, ({ title }) => title).map((at) =>
      error(INDEX, pointer('articles', at, 'title'), 'two articles have this title'),
    ),
    ...articles.flatMap(({ id, category }, at) => [
      ...expectKnown(
        { file: INDEX, pointer: pointer('articles', at, 'category') },
        category,
        categories,
        `"${category}" is not a category`,
      ),
      ...(files.includes(`content/articles/${id}.json`)
        ? []
        : [error(INDEX, pointer('articles', at, 'id'), `there is no content/articles/${id}.json`)]),
    ]),
    ...expectKnown({ file: INDEX, pointer: pointer('sampleId') }, sampleId, ids, 'there is no such article'),
    ...files.flatMap((file) => {
      const id = CONTENT.exec(file)?.[1];
      return id === undefined
        ? []
        : expectKnown({ file, pointer: '' }, id, ids, `no article of articles.json has the id "${id}"`);
    }),
  ];
}

function checkLine(at: Pick<Finding, 'file' | 'pointer'>, html: string, sources: Sources, routes: Routes): Finding[] {
  const paths = routes?.map(({ path }) => path);
  const blocks = readArticle(html);
  return [
    ...(blocks.length === 0 ? [error(at.file, at.pointer, 'nothing of this line would be shown')] : []),
    ...(sources ? sourcesOf(blocks) : []).flatMap((id) =>
      expectKnown(at, id, Object.keys(sources ?? {}), `there is no source "${id}" in sources.json`),
    ),
    ...deadLinks(html).map((href) =>
      error(at.file, at.pointer, `"${href}" leads nowhere: a page of the site begins with /, another with https://`),
    ),
    ...(paths ? linksOf(blocks) : [])
      .filter((href) => href.startsWith('/'))
      .map((href) => href.split(/[?#]/, 1)[0] ?? '')
      .filter((path) => !leadsSomewhere(path, paths ?? []))
      .flatMap((path) => expectKnown(at, path, paths ?? [], `"${path}" leads to no page of routes.json`)),
  ];
}

/** The addresses of links that an article would show as plain words. */
function deadLinks(html: string): string[] {
  const within = (node: Node): string[] => {
    if (typeof node === 'string') return [];
    const href = node.name === 'a' ? node.attributes.get('href') : undefined;
    const isDead = href !== undefined && safeHref(href) === undefined && sourceNamed(href) === undefined;
    return [...(isDead ? [href] : []), ...node.children.flatMap(within)];
  };
  return treeOf(html).flatMap(within);
}
