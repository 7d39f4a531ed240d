import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:routes';
/** The page where routes.json names none. */
const TEXT = 'Text';

/** `import { routes } from 'virtual:routes'`: path and page of each address in routes.json, without its words. */
export function routeTable(schemas: string): Plugin {
  const file = resolve(schemas, 'content/routes.json');
  return {
    name: 'route-table',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(file);
      const table = JSON.parse(readFileSync(file, 'utf8')) as { path: string; page?: string }[];
      return `export const routes = ${JSON.stringify(table.map(({ path, page = TEXT }) => ({ path, page })))};`;
    },
    hotUpdate({ file: changed, modules }) {
      const own = changed === file ? this.environment.moduleGraph.getModuleById(`\0${ID}`) : undefined;
      return own ? [...modules, own] : undefined;
    },
  };
}
