import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Documents that owners edit, as they are imported. Texts stay the shipped ones: the compiler holds their keys. */
const EDITED = /^#schemas\/(options\.json|(?:quizzes|forms|content|translations)\/.+)$/;
const SHIPPED = /^schemas\/((?:options\.json|(?:quizzes|forms|content|translations)\/.+))$/;

/**
 * Gives tests of behaviour documents of their own (tests/fixtures/schemas), so that an owner's rightful edit fails none
 * of them. The shipped ones are read by the tests of the check alone, as files.
 */
export function frozenDocuments(root: string): Plugin {
  const frozen = resolve(root, 'tests/fixtures/schemas');
  return {
    name: 'frozen-documents',
    enforce: 'pre',
    resolveId(id) {
      const document = EDITED.exec(id)?.[1];
      return document === undefined ? undefined : resolve(frozen, document);
    },
    load(id) {
      // What is imported by a pattern, or by its path, is the frozen one too.
      const document = SHIPPED.exec(relative(root, id.split('?')[0] ?? ''))?.[1];
      return document === undefined ? undefined : readFileSync(resolve(frozen, document), 'utf8');
    },
  };
}
