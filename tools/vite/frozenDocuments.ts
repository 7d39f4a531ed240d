import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isRecord } from '../../domain/json.ts';

const EDITED = /^#schemas\/(options\.json|(?:quizzes|forms|content|translations)\/.+)$/;
const SHIPPED = /^schemas\/((?:options\.json|(?:quizzes|forms|content|translations)\/.+))$/;
const TEXTS = /^schemas\/(texts\/.+)$/;

/**
 * Gives tests of behaviour their own documents (tests/fixtures/schemas), so that an owner's rightful edit fails none of
 * them. Only the tests of the check read the shipped ones, as files.
 */
export function frozenDocuments(root: string): Plugin {
  const frozen = resolve(root, 'tests/fixtures/schemas');
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  return {
    name: 'frozen-documents',
    enforce: 'pre',
    resolveId(id) {
      const document = EDITED.exec(id)?.[1];
      return document === undefined ? undefined : resolve(frozen, document);
    },
    load(id) {
      // A document imported by a pattern, or by its path, is the frozen one too.
      const file = id.split('?')[0] ?? '';
      const path = relative(root, file);
      const document = SHIPPED.exec(path)?.[1];
      // A new translation has no frozen version yet.
      if (document !== undefined && existsSync(resolve(frozen, document)))
        return readFileSync(resolve(frozen, document), 'utf8');
      const texts = TEXTS.exec(path)?.[1];
      if (texts === undefined || !existsSync(resolve(frozen, texts))) return undefined;
      // A text that code newly shows is shipped before it has a frozen version.
      return JSON.stringify(overlaid(read(file), read(resolve(frozen, texts))));
    },
  };
}

function overlaid(shipped: unknown, frozen: unknown): unknown {
  if (!isRecord(shipped) || !isRecord(frozen)) return frozen;
  const names = Object.keys({ ...shipped, ...frozen });
  return Object.fromEntries(
    names.map((name) => [name, name in frozen ? overlaid(shipped[name], frozen[name]) : shipped[name]]),
  );
}
