import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

test('each edit of owners in docs/cases.md names a test that there is', () => {
  const [, section = ''] = read('docs/cases.md').split('## Edits of owners');
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| edit '));
  const unfound = rows.filter((row) => {
    const [, file, name] = /\| `(tests\/[\w/.]+)`: (.+) \|$/.exec(row) ?? [];
    return file === undefined || name === undefined || !read(file).includes(name);
  });
  expect([rows.length > 40, unfound]).toEqual([true, []]);
});
