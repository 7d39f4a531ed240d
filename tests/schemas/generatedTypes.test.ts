import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { generateSchemaTypes } from '#tools/schemaTypes/generateSchemaTypes.ts';

const schemas = resolve(import.meta.dirname, '../../schemas');

test('the generated types are those of the shipped schemas (else: npm run schemas:types)', async () => {
  const generated = await generateSchemaTypes(schemas);
  const stored = readdirSync(resolve(schemas, '__generated__')).map((name) => ({
    file: `__generated__/${name}`,
    code: readFileSync(resolve(schemas, '__generated__', name), 'utf8'),
  }));
  const byFile = (files: typeof stored) => Object.fromEntries(files.map(({ file, code }) => [file, code]));
  expect(byFile(stored)).toEqual(byFile(generated));
});
