import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { formats } from '#domain/text/formats.ts';
import { checkProject } from '#tools/schemasCheck/checkSchemas.ts';
import { readProject } from '#tools/schemasCheck/project.ts';
import { root } from './frozenProject.ts';

const shipped = readProject(root);

test('the shipped documents have no error', () => {
  expect(
    checkProject({ ...shipped, before: {}, isForRelease: true }).filter(({ severity }) => severity === 'error'),
  ).toEqual([]);
});

test('the meta-schemas are sound draft-07 schemas', () => {
  const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false });
  const files = Object.keys(shipped.texts).filter((file) => file.startsWith('meta/'));
  for (const file of files) {
    const meta = JSON.parse(shipped.texts[file] ?? '');
    expect([file, ajv.validateSchema(meta), meta.$id]).toEqual([file, true, file.slice('meta/'.length)]);
  }
});

test('a form can name every text format there is, and no other', () => {
  const meta = JSON.parse(shipped.texts['meta/question.meta.json'] ?? '');
  expect(meta.definitions.answer.properties.format.enum).toEqual(Object.keys(formats));
});

test('every kind of document is completed by the editor', async () => {
  const { default: settings } = await import('../../.vscode/settings.json', { with: { type: 'json' } });
  const mapped = settings['json.schemas'].map(({ url }) => url.replace('./schemas/', ''));
  const parts = ['meta/common.meta.json', 'meta/question.meta.json'];
  const kinds = Object.keys(shipped.texts).filter((file) => file.startsWith('meta/') && !parts.includes(file));
  expect(mapped.sort()).toEqual(kinds.sort());
});
