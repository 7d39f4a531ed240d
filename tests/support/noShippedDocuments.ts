import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative, resolve, sep } from 'node:path';
import { afterAll, expect } from 'vitest';
import { READ_SHIPPED } from './readShipped.ts';

const schemas = resolve(import.meta.dirname, '../../schemas');

/** Whether an owner edits the file: neither meta-schemas nor the types made from them. */
const isEdited = (file: string) => file.endsWith('.json') && !file.startsWith('..') && !file.startsWith(`meta${sep}`);

const read = new Set<string>();
const note = (path: unknown) => {
  const file =
    typeof path === 'string' || path instanceof URL ? relative(schemas, String(path).replace('file://', '')) : '';
  if (isEdited(file)) read.add(file);
};

// Imports get the frozen documents (tools/vite/frozenDocuments.ts); only files that are read directly do not.
const { readFileSync, promises } = fs;
const { readFile } = promises;
fs.readFileSync = ((path: never, ...rest: never[]) => {
  note(path);
  return readFileSync(path, ...rest);
}) as typeof readFileSync;
promises.readFile = ((path: never, ...rest: never[]) => {
  note(path);
  return readFile(path, ...rest);
}) as typeof readFile;
syncBuiltinESMExports();

afterAll(() => {
  fs.readFileSync = readFileSync;
  promises.readFile = readFile;
  syncBuiltinESMExports();
  const { testPath = '' } = expect.getState();
  const test = relative(resolve(import.meta.dirname, '../..'), testPath).replaceAll('\\', '/');
  if (!READ_SHIPPED.includes(test)) expect([test, ...read]).toEqual([test]);
});
