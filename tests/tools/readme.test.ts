import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { machineModels } from '#machines/models/registry.ts';
import { readConfig } from '#server/config.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const readme = read('README.md');
const sectionOf = (text: string, heading: string) => text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
/** The names in backticks in the first column of a text's tables. */
const firstColumns = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

test('the README lists every script, and none that is not there', () => {
  const listed = firstColumns(sectionOf(readme, 'All commands')).map((command) =>
    command.replace(/^npm (run )?/, '').replace(/ --? .*/, ''),
  );
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('the README lists every variable that the server or the build reads, and none that nobody reads', () => {
  const asked = new Set<string>();
  readConfig(new Proxy<Record<string, string>>({}, { get: (_, name) => void asked.add(String(name)) }));
  const sources = readdirSync(resolve(root, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of sources.filter((name) => /\.tsx?$/.test(name)))
    for (const [, name = ''] of read(`src/${file}`).matchAll(/import\.meta\.env\.(VITE_\w+)/g)) asked.add(name);
  expect(firstColumns(sectionOf(readme, 'Configuration')).toSorted()).toEqual([...asked].toSorted());
});

test('machines/README.md has a row for every machine, and no other', () => {
  const listed = firstColumns(sectionOf(read('machines/README.md'), 'Which machines'));
  expect(listed.toSorted()).toEqual(
    machineModels()
      .map(({ machine }) => machine.id)
      .toSorted(),
  );
});

test('docs/qa.md has the figures of every machine', () => {
  const rows = firstColumns(sectionOf(read('docs/qa.md'), 'Mutations'));
  expect(rows.toSorted()).toEqual(
    machineModels()
      .map(({ machine }) => machine.id)
      .toSorted(),
  );
});

describe('links', () => {
  const inDocs = readdirSync(resolve(root, 'docs'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `docs/${file}`,
  );
  const documents = ['README.md', 'CONTRIBUTING.md', 'machines/README.md', 'schemas/README.md', ...inDocs].filter(
    (file) => file.endsWith('.md'),
  );
  test.each(documents)('every link of %s leads to a file, and to a heading of it', (document) => {
    const targets = [...read(document).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, target = '']) => target);
    const broken = targets.filter((target) => {
      const [path = '', heading] = target.split('#');
      const file = path === '' ? resolve(root, document) : resolve(root, dirname(document), path);
      if (!existsSync(file)) return true;
      return heading !== undefined && !headingsOf(readFileSync(file, 'utf8')).includes(heading);
    });
    expect(broken).toEqual([]);
  });
});

/** The headings as GitHub's anchors. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
