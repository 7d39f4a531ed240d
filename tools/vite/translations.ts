import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ALL = 'virtual:translations';
const ONE = /^virtual:translation\/([\w-]+)$/;

/**
 * Translations of `schemas/translations/LANGUAGE/`, one chunk per language:
 *   import { translations } from 'virtual:translations'   by language, how to load it
 *   (await translations.es()).documents                   by the path of the English document
 */
export function translations(schemas: string): Plugin {
  const folder = resolve(schemas, 'translations');
  return {
    name: 'translations',
    resolveId: (id) => (id === ALL || ONE.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0')) return undefined;
      if (id.slice(1) === ALL) return loaders(folder);
      const language = ONE.exec(id.slice(1))?.[1];
      if (language === undefined) return undefined;
      const files = documentsOf(resolve(folder, language));
      for (const file of files) this.addWatchFile(resolve(folder, language, file));
      const documents = files.map((file) => [file, wordsOf(resolve(folder, language, file))]);
      return `export const documents = ${JSON.stringify(Object.fromEntries(documents))};`;
    },
    hotUpdate({ file, modules }) {
      const [language = ''] = relative(folder, file).split('/');
      const own = this.environment.moduleGraph.getModuleById(`\0virtual:translation/${language}`);
      return own ? [...modules, own] : undefined;
    },
  };
}

function loaders(folder: string): string {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const entries = languages.map(({ name }) => {
    const [key, module] = [JSON.stringify(name), JSON.stringify(`virtual:translation/${name}`)];
    return `${key}: () => import(${module})`;
  });
  return `export const translations = { ${entries.join(', ')} };`;
}

const documentsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json'))
    .sort();

function wordsOf(file: string): unknown {
  const { $schema: _editorHint, $incomplete, ...words } = JSON.parse(readFileSync(file, 'utf8'));
  return words;
}
