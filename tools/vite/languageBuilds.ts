import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { builtLanguages } from './siteLanguage.ts';

/** Where the site of each language other than English has been built, before its files join those of the English one. */
export type LanguageFolders = ReadonlyMap<string, string>;

/**
 * Builds the site in every other language that a page is in, and adds their files to the release: a file that is the same
 * in two languages is included once.
 */
export function languageBuilds(root: string, schemas: string): { plugin: Plugin; folders: LanguageFolders } {
  const folders = new Map<string, string>();
  const plugin: Plugin = {
    name: 'language-builds',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async buildStart() {
      for (const language of builtLanguages(root, schemas)) {
        const folder = mkdtempSync(join(tmpdir(), `tillmatch-${language}-`));
        folders.set(language, folder);
        await build({
          root,
          configFile: join(root, 'vite.config.ts'),
          mode: language,
          logLevel: 'warn',
          build: { outDir: folder, emptyOutDir: true, copyPublicDir: false },
        });
      }
    },
    generateBundle(_, bundle) {
      for (const folder of folders.values())
        for (const file of readdirSync(join(folder, 'assets')))
          if (!(`assets/${file}` in bundle))
            this.emitFile({
              type: 'asset',
              fileName: `assets/${file}`,
              source: readFileSync(join(folder, 'assets', file)),
            });
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
      },
    },
  };
  return { plugin, folders };
}
