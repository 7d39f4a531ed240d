import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { keyOfModule } from '#tools/vite/keptModules.ts';

const root = resolve(import.meta.dirname, '../..');
const keyOf = keyOfModule(root);
const isKept = (path: string, sourceCode = '') => keyOf({ id: resolve(root, path), sourceCode }) !== false;

test('what is made of other files than its own is never kept', () => {
  expect(isKept('domain/text/money.ts', "import './rate.ts';")).toBe(true);
  expect(isKept('schemas/texts/common.json')).toBe(false);
  expect(isKept('schemas/content/site.json')).toBe(false);
  expect(isKept('tests/fixtures/schemas/content/site.json')).toBe(false);
  expect(isKept('domain/text/locale.ts')).toBe(false);
  expect(isKept('src/app/contentPages.ts', "import.meta.glob<Page>('/schemas/content/pages/*.json')")).toBe(false);
});
