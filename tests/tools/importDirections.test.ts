import { expect, test } from 'vitest';
import { codeFiles, refusedImports } from '#tests/support/importDirections.ts';

test('no file imports from a folder that its own may not import', () => {
  expect(refusedImports(codeFiles())).toEqual([]);
});

test.each([
  ['src/features/home/A.tsx', '../quiz/QuizPage.tsx', 'src/features/quiz/QuizPage.tsx'],
  ['src/features/home/sections/A.tsx', '#src/ui/../features/quiz/QuizPage.tsx', 'src/features/quiz/QuizPage.tsx'],
  ['src/texts/a.ts', '#src/features/quiz/quizForms.ts', 'src/features/quiz/quizForms.ts'],
  ['src/ui/A.tsx', '../texts/texts.ts', 'src/texts/texts.ts'],
  ['src/app/A.tsx', '../../server/app.ts', 'server/app.ts'],
  ['domain/a.ts', '../machines/toast.ts', 'machines/toast.ts'],
  ['machines/quiz/a.ts', '../../src/api/http.ts', 'src/api/http.ts'],
  ['server/http/a.ts', '../../src/api/http.ts', 'src/api/http.ts'],
])('%s may not import %s', (file, specifier, target) => {
  for (const code of [
    `import { x } from '${specifier}';`,
    `import type { X } from "${specifier}";`,
    `export * from '${specifier}';`,
    `import '${specifier}';`,
    `const part = () => import('${specifier}');`,
  ])
    expect(refusedImports(new Map([[file, code]]))).toEqual([`${file} -> ${target}`]);
});

test('a new folder of src needs a row', () => {
  expect(refusedImports(new Map([['src/helpers/a.ts', '']]))).toEqual([
    'src/helpers/a.ts is in a folder without a row in docs/architecture.md',
  ]);
});

test('a feature may import what is below it, and its own files', () => {
  const code =
    "import '#src/ui/Badge.tsx';\nimport './part.ts';\nimport '../home/part.ts';\nimport '#machines/quiz/quizMachine.ts';";
  expect(refusedImports(new Map([['src/features/home/A.tsx', code]]))).toEqual([]);
});

test('only the desk of the blog reads HTML in a browser: a visitor gets blocks that the build has read', () => {
  const readers = [...codeFiles()].filter(
    ([file, code]) => file.startsWith('src/') && /articles\/html\/(?:read|tree|wordLists)|parse5/.test(code),
  );
  expect(readers.map(([file]) => file.split('/').slice(0, 3).join('/'))).toEqual([
    'src/features/blogCms',
    'src/features/blogCms',
  ]);
});
