import { linksOf, sourcesOf } from '#domain/articleHtml/outline.ts';
import { readArticle } from '#domain/articleHtml/readArticle.ts';
import { isRecord } from '#domain/json.ts';
import { type Documents, error, type Finding, pointer } from '../finding.ts';
import { list } from '../forms/readForm.ts';
import { duplicates, expectKnown } from '../names.ts';
import { leadsSomewhere } from './leadsSomewhere.ts';

const INDEX = 'content/articles.json';
const SOURCES = 'content/sources.json';
const ROUTES = 'content/routes.json';
const CONTENT = /^content\/articles\/([\w-]+)\.json$/;

/** Articles without content and content without article, categories that do not exist, and what the HTML names. */
export function checkArticles(documents: Documents): Finding[] {
  const index = documents[INDEX];
  if (!isRecord(index)) return [];
  const articles = list(index.articles).filter(isRecord);
  const ids = articles.map(({ id }) => String(id));
  const contents = Object.entries(documents).flatMap(([file, document]) => {
    const id = CONTENT.exec(file)?.[1];
    return id === undefined ? [] : [{ file, id, lines: list(isRecord(document) ? document.content : undefined) }];
  });
  return [
    ...duplicates(articles, ({ title }) => title).map((at) =>
      error(INDEX, pointer('articles', at, 'title'), 'two articles have this title'),
    ),
    ...articles.flatMap(({ id, category }, at) => [
      ...expectKnown(
        { file: INDEX, pointer: pointer('articles', at, 'category') },
        String(category),
        list(index.categories).map(String),
        `"${String(category)}" is no category`,
      ),
      ...(contents.some((content) => content.id === id)
        ? []
        : [error(INDEX, pointer('articles', at, 'id'), `there is no content/articles/${String(id)}.json`)]),
    ]),
    ...expectKnown(
      { file: INDEX, pointer: pointer('sampleId') },
      String(index.sampleId),
      ids,
      'there is no such article',
    ),
    ...contents.flatMap(({ file, id, lines }) => [
      ...expectKnown({ file, pointer: '' }, id, ids, `no article of articles.json has the id "${id}"`),
      ...lines.flatMap((line, at) => checkLine({ file, pointer: pointer('content', at) }, String(line), documents)),
    ]),
  ];
}

function checkLine(at: Pick<Finding, 'file' | 'pointer'>, html: string, documents: Documents): Finding[] {
  const { [SOURCES]: known, [ROUTES]: routes } = documents;
  const sources = Object.keys(isRecord(known) && isRecord(known.sources) ? known.sources : {});
  const blocks = readArticle(html);
  const paths = list(routes).flatMap((route) => (isRecord(route) ? [String(route.path)] : []));
  return [
    ...(blocks.length === 0 ? [error(at.file, at.pointer, 'nothing of this line would be shown')] : []),
    ...sourcesOf(blocks).flatMap((id) => expectKnown(at, id, sources, `there is no source "${id}" in sources.json`)),
    ...linksOf(blocks)
      .filter((href) => href.startsWith('/'))
      .map((href) => href.replace(/[?#].*$/, ''))
      .filter((path) => !leadsSomewhere(path, paths))
      .flatMap((path) => expectKnown(at, path, paths, `"${path}" leads to no page of routes.json`)),
  ];
}
