import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headSource } from '#domain/headSource.ts';
import { prerenderedPaths } from '#domain/pageHead.ts';

/** Where the build puts a page's content: `/about-us` stands in `pages/about-us.html`. */
export const pageFile = (path: string) => join('pages', path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Where the content of a page belongs in the shell; as index.html has it. */
const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Reads the built pages once. Returns the page of a path: the shell with the content that was made at build where there
 * is some, else the empty shell, as for sign-in, the CMS and unknown addresses.
 */
export function readPages(clientFolder: string): (path: string) => string {
  const shell = readFileSync(join(clientFolder, 'index.html'), 'utf8');
  const pages = new Map<string, string>();
  for (const path of prerenderedPaths(headSource)) {
    const file = join(clientFolder, pageFile(path));
    if (!existsSync(file)) continue;
    const content = readFileSync(file, 'utf8');
    pages.set(
      path,
      shell.replace(EMPTY_ROOT, () => `<div id="root" data-page="${path}">${content}</div>`),
    );
  }
  return (path) => pages.get(path) ?? shell;
}
