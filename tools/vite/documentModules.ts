import type { Plugin } from 'vite';
import { formModules } from './formModules.ts';
import { funnelQuizzes } from './funnelQuizzes.ts';
import { optionLists } from './optionLists.ts';
import { routeTable } from './routeTable.ts';
import { vendorIndex } from './vendorIndex.ts';

/**
 * The virtual modules (`virtual:…`) through which code imports documents in a form made for it.
 * @param schemas the folder they are in
 */
export const documentModules = (schemas: string, language: () => string): Plugin[] => [
  formModules(schemas, language),
  vendorIndex(schemas),
  routeTable(schemas),
  funnelQuizzes(schemas),
  optionLists(schemas, language),
];
