import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const refused = [
  ['domain/a.ts', 'react'],
  ['domain/b.ts', 'node:fs'],
  ['domain/c.ts', '#machines/quiz/quizMachine.ts'],
  ['domain/e.ts', '#checks/checkDocuments.ts'],
  ['checks/a.ts', 'node:fs'],
  ['checks/b.ts', '#src/texts/texts.ts'],
  ['checks/c.ts', '#server/app.ts'],
  ['machines/quiz/d.ts', '#checks/checkDocuments.ts'],
  ['src/app/C.tsx', '#checks/checkDocuments.ts'],
  ['src/features/home/D.tsx', '#checks/checkDocuments.ts'],
  ['machines/quiz/a.ts', 'axios'],
  ['machines/quiz/b.ts', '#src/api/http.ts'],
  ['src/ui/A.tsx', '#schemas/options.json'],
  ['src/ui/B.tsx', 'react-router-dom'],
  ['src/api/a.ts', '#src/features/quiz/QuizPage.tsx'],
  ['src/forms/A.tsx', '#machines/quiz/quizMachine.ts'],
  ['src/questions/A.tsx', '#src/features/quiz/QuizPage.tsx'],
  ['src/features/home/A.tsx', '#src/features/quiz/QuizPage.tsx'],
  ['src/features/home/B.tsx', '#src/app/App.tsx'],
  ['src/app/A.tsx', '#server/app.ts'],
  ['server/a.ts', '#src/api/http.ts'],
  ['server/b.ts', '#machines/quiz/quizMachine.ts'],
];
const allowed = [
  ['domain/d.ts', '#schemas/options.json'],
  ['machines/quiz/c.ts', 'xstate'],
  ['src/questions/B.tsx', '#src/forms/SchemaForm.tsx'],
  ['src/features/home/C.tsx', '#src/ui/Badge.tsx'],
  ['src/app/B.tsx', '#src/features/quiz/QuizPage.tsx'],
  ['checks/d.ts', '#domain/scoring/scoring.ts'],
  ['checks/e.ts', '#machines/quiz/quizMachine.ts'],
  ['server/d.ts', '#checks/checkDocuments.ts'],
  ['server/c.ts', '#domain/scoring/scoring.ts'],
];

// A tree of files with one import each, under the project's own rules.
const tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
afterAll(() => rmSync(tree, { recursive: true }));
copyFileSync('biome.json', join(tree, 'biome.json'));
for (const [file = '', specifier] of [...refused, ...allowed]) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), `import { anything } from '${specifier}';\n\nanything();\n`);
}
const { stdout, stderr } = spawnSync(
  resolve('node_modules/.bin/biome'),
  ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--max-diagnostics=200', '--colors=off', '.'],
  { cwd: tree, encoding: 'utf8' },
);
const said = stdout + stderr;

test.each(refused)('%s may not import %s', (file) => {
  expect(said).toContain(file);
});

test.each(allowed)('%s may import %s', (file) => {
  expect(said).not.toContain(file);
});
