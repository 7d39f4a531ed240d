import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EMBEDDED_BLOG, type EmbeddedBlog } from '#domain/articles/embeddedBlog.ts';
import content from '#schemas/content/articles.json' with { type: 'json' };
import { type Edition, type PublishedBlog, publishedIn } from '#server/articles/publishedBlog.ts';
import type { Analytics } from './analytics.ts';
import { type PageContent, pageDocument } from './pageDocument.ts';
import { type BlogFrames, rendererFolder } from './pageFiles.ts';
import { completePage, type SiteOptions, type SitePage } from './sitePages.ts';

type Wanted = {
  /** Without its language. */
  path: string;
  documentPath: string;
  language: string;
  analytics: Analytics | undefined;
};
/** The app's own code, with which the build renders pages too. */
type Renderer = { renderPage: (path: string, blog: EmbeddedBlog) => Promise<PageContent> };
type Rendering = { renderer: Renderer; frames: BlogFrames };

const LIST = '/blog';

/**
 * The pages of the blog that show what editors have published. Each is rendered as the build renders pages, when it is
 * first requested in an edition of the blog. Undefined for all pages that are as they were built.
 */
export function createBlogPages(options: SiteOptions, blog: PublishedBlog, onFailure: (error: unknown) => void) {
  const { clientFolder, languages } = options;
  const renderings = new Map<string, Promise<Rendering>>();
  let pages = new Map<string, Promise<SitePage>>();
  let shown = '';
  /** The renderer holds the data of one page for all its code, so pages are rendered one at a time. */
  let last: Promise<unknown> = Promise.resolve();

  const renderingIn = (language: string): Promise<Rendering> => {
    const known = renderings.get(language) ?? openRenderer(join(clientFolder, rendererFolder(language)));
    renderings.set(language, known);
    return known;
  };

  async function render({ path, documentPath, language, analytics }: Wanted, { articles }: Edition): Promise<SitePage> {
    const { renderer, frames } = await renderingIn(language);
    const published = articles.map((article) => publishedIn(language, article));
    const id = path.slice(LIST.length + 1);
    const isList = id === '';
    // An article that ships with the site has its content in a file.
    const isOfEditor = articles.some((article) => article.id === id);
    const embedded = {
      articles: published,
      ...(isOfEditor && { content: { id, blocks: await blog.contentOf(id) } }),
    };
    const rendered = last.then(() => renderer.renderPage(path, embedded));
    last = rendered.catch(() => undefined);
    const { shell, ground, list, article } = frames;
    const document = pageDocument(
      { shell, ground, links: isList ? list : article },
      path,
      await rendered,
      dataOf(embedded),
    );
    return completePage(
      document,
      { path, language, languages: languages.languagesOf(documentPath), published },
      {
        ...options,
        analytics,
      },
    );
  }

  return async (wanted: Wanted): Promise<SitePage | undefined> => {
    const { documentPath, language, analytics } = wanted;
    if (documentPath !== LIST && !documentPath.startsWith(`${LIST}/`)) return undefined;
    if (!existsSync(join(clientFolder, rendererFolder(language)))) return undefined;
    const edition = await blog.current();
    const path = `/${wanted.path.split('/').filter(Boolean).join('/')}`.replace(/^\/blog/i, LIST);
    if (edition.articles.length === 0) return undefined;
    const isThere =
      documentPath === LIST || [...content.articles, ...edition.articles].some(({ id }) => path === `${LIST}/${id}`);
    if (!isThere) return undefined;
    if (edition.edition !== shown) {
      pages = new Map();
      shown = edition.edition;
    }
    const key = `${language} ${path} ${analytics === undefined}`;
    const page = pages.get(key) ?? render({ ...wanted, path }, edition);
    pages.set(key, page);
    try {
      return await page;
    } catch (error) {
      pages.delete(key);
      onFailure(error);
      return undefined;
    }
  };
}

async function openRenderer(folder: string): Promise<Rendering> {
  return {
    renderer: await import(/* @vite-ignore */ pathToFileURL(join(folder, 'prerender.js')).href),
    frames: JSON.parse(readFileSync(join(folder, 'frames.json'), 'utf8')),
  };
}

/** JSON that cannot end its script element; a browser runs nothing of this type. */
const dataOf = (blog: EmbeddedBlog) =>
  `<script type="application/json" id="${EMBEDDED_BLOG}">${JSON.stringify(blog).replaceAll('<', '\\u003c')}</script>`;
