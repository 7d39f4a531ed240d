import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

/** Modules that our plugins make of documents. */
const MADE_OF_DOCUMENTS = /^\0virtual:|\.blocks\.js$/;

/** Gives the product the documents of the workbench's copy, wherever it imports one of `schemas/`. */
export function draftDocuments(product: string, copy: string): Plugin {
  const folder = resolve(product, 'schemas');
  return {
    name: 'draft-documents',
    enforce: 'pre',
    load(id) {
      const path = relative(folder, id.split('?')[0] ?? '');
      return path.startsWith('..') || !path.endsWith('.json')
        ? undefined
        : readFileSync(resolve(copy, 'schemas', path), 'utf8');
    },
  };
}

/** Has everything that is made of documents be made again, as in another language. */
export function forgetAll(server: ViteDevServer, product: string): void {
  const folder = resolve(product, 'schemas');
  for (const { moduleGraph } of Object.values(server.environments))
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (MADE_OF_DOCUMENTS.test(id) || id.startsWith(folder)) moduleGraph.invalidateModule(module);
}

/** Has what depends on changed documents be made again when it is next asked for. */
export function forget(server: ViteDevServer, product: string, files: readonly string[]): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const file of files)
      for (const module of moduleGraph.getModulesByFile(resolve(product, 'schemas', file)) ?? [])
        moduleGraph.invalidateModule(module);
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (MADE_OF_DOCUMENTS.test(id)) moduleGraph.invalidateModule(module);
  }
}
