import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { completionsAt } from '#workbench/documents/completions.ts';

const folder = resolve(import.meta.dirname, '../../schemas/meta');
const metas = Object.fromEntries(
  readdirSync(folder).map((file): [string, unknown] => [
    `meta/${file}`,
    JSON.parse(readFileSync(resolve(folder, file), 'utf8')),
  ]),
);
/** The completions at the mark. */
function offered(marked: string, kind: string) {
  const offset = marked.indexOf('▮');
  const list = completionsAt(marked.replace('▮', ''), offset, kind, metas);
  return (
    list && {
      replaces: marked.replace('▮', '').slice(list.from, list.to),
      items: list.items.map(({ insert }) => insert),
    }
  );
}

test('names that the meta-schema knows and that are not there yet, across its references', () => {
  expect(offered('{ "properties": { "a": { "title": "A", ▮ } } }', 'form')?.items).toContain('"description": ');
  expect(offered('{ "properties": { "a": { "title": "A", ▮ } } }', 'form')?.items).not.toContain('"title": ');
  expect(offered('{ "properties": { "a": { "oneOf": [{ ▮ }] } } }', 'form')?.items).toEqual(['"const": ', '"title": ']);
});

test('names that are there to be refused are not offered', () => {
  expect(offered('{ "properties": { "a": { ▮ } } }', 'form')?.items).not.toContain('"default": ');
});

test('the values of a list', () => {
  expect(offered('{ "properties": { "a": { "format": "em▮" } } }', 'form')).toEqual({
    replaces: '"em"',
    items: ['text', 'lines', 'email', 'phone', 'website', 'money', 'rate', 'count'].map((name) => `"${name}"`),
  });
});

test('nothing where anything may be written', () => {
  expect(offered('{ "properties": { "a": { "title": "▮" } } }', 'form')).toBeUndefined();
});
