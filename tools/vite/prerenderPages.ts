import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { headSource } from '#domain/pages/headSource.ts';
import { ENGLISH } from '#domain/pages/languagePaths.ts';
import { prerenderedPaths } from '#domain/pages/pageHead.ts';
import { pageDocument } from '../../server/http/pageDocument.ts';
import { type BlogFrames, documentFile, documentPaths, rendererFolder } from '../../server/http/pageFiles.ts';
import type { LanguageFolders } from './languageBuilds.ts';
import { missingPages } from './siteLanguage.ts';

type Renderer = typeof import('../../src/app/prerender.tsx');

const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * After the site has been built, writes the document of every page into `pages/` beside it: its styles in its head and,
 * where `routes.json` marks the page as prerendered, its content, rendered by the app's own code; in every language that
 * the page is in. A page that throws stops the build.
 */
export function prerenderPages(schemas: string, folders: LanguageFolders): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'prerender-pages',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
    },
    async closeBundle() {
      const missing = missingPages(root, schemas);
      for (const [language, built] of [[ENGLISH, outDir] as const, ...folders])
        await renderLanguage({ root, language, built, outDir, missing: missing[language] ?? [] });
    },
  };
}

type Rendered = {
  root: string;
  language: string;
  /** Where the site has been built in this language. */
  built: string;
  /** Where its documents belong. */
  outDir: string;
  /** The paths that this language lacks. */
  missing: readonly string[];
};

async function renderLanguage(rendered: Rendered): Promise<void> {
  const { root, language, built } = rendered;
  // Inside the project, where Node finds its packages.
  const folder = mkdtempSync(join(root, 'node_modules/.prerender-'));
  try {
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      ...(language !== ENGLISH && { mode: language }),
      build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: true, manifest: true, copyPublicDir: false },
    });
    const renderer: Renderer = await import(pathToFileURL(join(folder, 'prerender.js')).href);
    const frames = await writeDocuments(renderer, rendered, modulePreloads(folder, built));
    keepRenderer(folder, frames, join(rendered.outDir, rendererFolder(language)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function writeDocuments(
  { renderGround, renderPage, importsOf }: Renderer,
  { language, built, outDir, missing }: Rendered,
  preloadsFor: (imports: readonly string[]) => string[],
): Promise<BlogFrames> {
  const { shell, css: sheets } = takeStyleSheets(readFileSync(join(built, 'index.html'), 'utf8'), built);
  const ground = sheets + (await renderGround());
  const fonts = fontPreloads(sheets);
  const prerendered = new Set(prerenderedPaths(headSource));
  for (const path of documentPaths().filter((page) => !missing.includes(page))) {
    const page = prerendered.has(path) ? await renderPage(path) : undefined;
    const links = [...fonts, ...preloadsFor(page?.imports ?? importsOf(path))];
    const document = pageDocument({ shell, ground, links }, path, page);
    const file = join(outDir, documentFile(path, language));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, document);
  }
  const linksOf = async (path: string) => {
    const { imports } = await renderPage(path);
    // The content of an editor's article is part of its page.
    return [...fonts, ...preloadsFor(imports.filter((name) => !name.endsWith('.blocks.js')))];
  };
  const sample = headSource.articles[0]?.id ?? '';
  return { shell, ground, list: await linksOf('/blog'), article: await linksOf(`/blog/${sample}`) };
}

/** The server renders what editors publish with the same code. */
function keepRenderer(folder: string, frames: BlogFrames, kept: string): void {
  rmSync(kept, { recursive: true, force: true });
  cpSync(folder, kept, { recursive: true, filter: (file) => !file.endsWith('.vite') });
  // The folder it is copied from is readable by the builder only.
  chmodSync(kept, 0o755);
  writeFileSync(join(kept, 'frames.json'), JSON.stringify(frames));
}

/** For the letters of almost every page; fonts for further letters load only on pages that have those. */
const fontPreloads = (css: string): string[] =>
  [...css.matchAll(/url\(([^)]+-basic-[^)]+\.woff2)\)/g)].map(
    ([, href]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );

/** The document without links to style sheets, and their content: a page is painted without waiting for them. */
function takeStyleSheets(html: string, outDir: string): { shell: string; css: string } {
  const css = [...html.matchAll(STYLE_SHEET)].map(([, href = '']) => readFileSync(join(outDir, href), 'utf8').trim());
  return { shell: afterFonts(html.replaceAll(STYLE_SHEET, '')), css: css.join('') };
}

/** Content loads before the code that makes it work: otherwise scripts would share the connection with the fonts. */
const afterFonts = (html: string): string =>
  html.replace(/<(?=link rel="modulepreload"|script type="module")(\w+)/g, '<$1 fetchpriority="low"');

type Chunk = { file: string; imports?: string[] };
type Manifest = Record<string, Chunk>;

/**
 * Links by which a browser asks at once for all scripts of a page, not for one after the other. The page's imports are
 * those of the renderer's build; the manifests of both builds say which file of the site each one is.
 */
function modulePreloads(rendererFolder: string, outDir: string): (imports: readonly string[]) => string[] {
  const read = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const [rendered, built] = [read(rendererFolder), read(outDir)];
  const sourceOf = (load: string) => {
    if (load in built) return load;
    const file = /import\(.\.?\/?([^"'`]+)/.exec(load)?.[1] ?? '';
    const found = Object.entries(rendered).find(([, chunk]) => chunk.file.endsWith(`/${file.split('/').at(-1)}`))?.[0];
    if (file === '' || !found) throw new Error(`What a page imports is not in the manifest: ${load}`);
    return found;
  };
  const filesOf = (source: string, seen: Set<string>): void => {
    const chunk = built[source];
    if (!chunk) throw new Error(`The site has no chunk of ${source}, which a page imports`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  };
  const everywhere = new Set<string>();
  filesOf('index.html', everywhere);
  return (imports) => {
    const files = new Set(everywhere);
    for (const load of imports) filesOf(sourceOf(load), files);
    return [...files]
      .filter((file) => !everywhere.has(file))
      .map((file) => afterFonts(`<link rel="modulepreload" crossorigin href="/${file}">`));
  };
}
