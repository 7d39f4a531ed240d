import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { bundleForm } from '#domain/questions/formSchema.ts';
import { type CurrentLanguage, documentsIn } from './schemaDocuments.ts';

const ID = /^virtual:options\/(\w+)$/;

/** `import { options } from 'virtual:options/timeframe'`: a single list of options.json. */
export function optionLists(schemas: string, language: CurrentLanguage): Plugin {
  const file = resolve(schemas, 'options.json');
  return {
    name: 'option-lists',
    resolveId: (id) => (ID.test(id) ? `\0${id}` : undefined),
    load(id) {
      const list = id.startsWith('\0') ? ID.exec(id.slice(1))?.[1] : undefined;
      if (list === undefined) return undefined;
      this.addWatchFile(file);
      const form = { type: 'object', properties: { [list]: { $ref: `options.json#/$defs/${list}` } } };
      const { options } = bundleForm(form, documentsIn(schemas, language)('options.json'));
      return `export const options = ${JSON.stringify(options[list])};`;
    },
    hotUpdate({ file: changed, modules }) {
      if (changed !== file) return undefined;
      const own = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        ID.test(id?.slice(1) ?? ''),
      );
      return own.length > 0 ? [...modules, ...own] : undefined;
    },
  };
}
