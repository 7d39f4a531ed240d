import type { Plugin } from 'vite';
import { formModules } from './formModules.ts';
import { funnelQuizzes } from './funnelQuizzes.ts';
import { optionLists } from './optionLists.ts';
import { routeTable } from './routeTable.ts';
import { vendorIndex } from './vendorIndex.ts';

/**
 * What the code imports of the documents in a form of its own (`virtual:…`).
 * @param schemas the folder they are in
 */
export const documentModules = (schemas: string, language: () => string): Plugin[] => [
  formModules(schemas, language),
  vendorIndex(schemas),
  routeTable(schemas),
  funnelQuizzes(schemas),
  optionLists(schemas, language),
];
