import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { headSource } from '../../domain/headSource.ts';
import { prerenderedPaths } from '../../domain/pageHead.ts';

/**
 * After the site has been built, renders every page that `routes.json` marks as prerendered into `pages/` beside it, by
 * the app's own code. A page that throws stops the build.
 */
export function prerenderPages(): Plugin {
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
      // Below the project, where Node finds its packages.
      const folder = mkdtempSync(join(root, 'node_modules/.prerender-'));
      try {
        await build({
          root,
          configFile: join(root, 'vite.config.ts'),
          logLevel: 'warn',
          build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: true },
        });
        const entry: typeof import('../../src/app/prerender.tsx') = await import(
          pathToFileURL(join(folder, 'prerender.js')).href
        );
        for (const path of prerenderedPaths(headSource)) {
          const file = join(outDir, 'pages', path === '/' ? 'index.html' : `${path.slice(1)}.html`);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, await entry.renderPage(path));
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}
