import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, touchedTests } from '#tools/touchedTests.mjs';

const root = resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

test('a module imports what it needs when it runs, in whatever way it says so', () => {
  const code = `
    import type { Money } from '#domain/text/money.ts';
    import { type Rate } from '#domain/rate.ts';
    import './setUp.ts';
    import { type Plan, read } from '../plan.ts';
    import react from 'react';
    import content from '#schemas/content/site.json';
    import words from '#schemas/texts/common.json' with { type: 'json' };
    import { blocks } from '../schemas/content/articles/1.json?blocks';
    import { forms } from 'virtual:forms';
    export * from './all.ts';
    export type { Answer } from './answer.ts';
    // import './comment.ts';
    const later = () => import('#src/app/App.tsx');
    const routes = import.meta.glob<Page>('./*Route.tsx');
    const all = import.meta.glob<unknown>(['/schemas/**/*.json', '!/schemas/meta/**'], { eager: true });
  `;
  const there = [
    'src/aRoute.tsx',
    'src/b.tsx',
    'src/c/dRoute.tsx',
    'schemas/a.json',
    'tests/fixtures/schemas/b/c.json',
  ];
  expect(importsOf('src/page.ts', code, there)).toEqual([
    'src/setUp.ts',
    'plan.ts',
    'tests/fixtures/schemas/content/site.json',
    ...['schemas/texts/common.json', 'tests/fixtures/schemas/texts/common.json'],
    'schemas/content/articles/1.json',
    'src/all.ts',
    'src/app/App.tsx',
    'src/aRoute.tsx',
    ...['schemas/a.json', 'tests/fixtures/schemas/b/c.json'],
  ]);
});

test('a changed module touches the tests that import it by way of others, and a changed test itself', () => {
  expect(touchedTests(root, ['domain/text/plainFigure.ts'])).toContain('tests/domain/plainFigure.test.ts');
  expect(touchedTests(root, ['server/leads/leadKinds.ts', 'tests/domain/rate.test.ts'])).toEqual(
    expect.arrayContaining(['tests/domain/rate.test.ts', 'tests/server/outbox.test.ts']),
  );
  expect(touchedTests(root, ['docs/traps.md'])).toEqual([]);
});

test('what decides how tests run touches all of them', () => {
  const all = files.filter((file) => /^tests\/.*\.test\.tsx?$/.test(file));
  expect(touchedTests(root, ['vite.config.ts'])).toEqual(expect.arrayContaining(all));
});

test('every import of the project leads to a file', () => {
  const code = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(join(root, file)));
  const lost = code.flatMap((file) =>
    importsOf(file, readFileSync(join(root, file), 'utf8'), files)
      .filter((target) => !target.startsWith('tests/fixtures/') && !existsSync(join(root, target)))
      .map((target) => `${file} -> ${target}`),
  );
  expect(code.length).toBeGreaterThan(1000);
  expect(lost).toEqual([]);
});
