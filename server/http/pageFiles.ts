import { headSource } from '#domain/pages/headSource.ts';
import { ENGLISH } from '#domain/pages/languagePaths.ts';
import { prerenderedPaths } from '#domain/pages/pageHead.ts';

/** The build's document for addresses without a page. */
export const UNKNOWN_PAGE = '/404';

/**
 * Every document of the site: one for each path whose content is made at build, one for each other pattern of
 * addresses, and one for all addresses without a page.
 */
export function documentPaths(): string[] {
  const patterns = headSource.routes.map(({ path }) => path);
  return [...new Set([...prerenderedPaths(headSource), ...patterns, UNKNOWN_PAGE])];
}

/**
 * `/about-us` is in `pages/about-us.html`, `/blog/:articleId` in `pages/blog/[articleId].html`; in Spanish all are in
 * `pages/es`.
 */
export function documentFile(path: string, language: string = ENGLISH): string {
  const name = path === '/' ? 'index' : path.slice(1).replace(/:(\w+)/g, '[$1]');
  return language === ENGLISH ? `pages/${name}.html` : `pages/${language}/${name}.html`;
}

/** The folder of the renderer for a language: part of the built site, but not served. */
export const rendererFolder = (language: string): string => `.vite/renderer/${language}`;

/** `frames.json`, beside the renderer: the frame of the list of articles and of an article's page, with the links of each. */
export type BlogFrames = { shell: string; ground: string; list: readonly string[]; article: readonly string[] };
