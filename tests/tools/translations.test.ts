import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { runTranslations } from '#tools/translations/runTranslations.ts';

/** One document of each kind. */
const FILES = [
  'options.json',
  'content/articles/6.json',
  'forms/demo-request.schema.json',
  'forms/demo-request.ui.json',
  'texts/common.json',
  'texts/layout.json',
  'texts/quiz.json',
];

let schemas = '';
let table = '';
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'tillmatch-translations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  schemas = join(folder, 'schemas');
  table = join(folder, 'table.csv');
  for (const file of FILES) {
    cpSync(join('tests/fixtures/schemas', file), join(schemas, file));
    cpSync(join('tests/fixtures/schemas/translations/es', file), join(schemas, 'translations/es', file));
  }
});

const read = (file: string) => readFileSync(join(schemas, file), 'utf8');

function run(...args: string[]) {
  const printed: string[] = [];
  const code = runTranslations(args, { schemas, print: (text) => printed.push(text) });
  return { code, printed: printed.join('') };
}

/** Imports lines under the correct header. */
function take(lines: readonly string[], ...options: string[]) {
  writeFileSync(table, ['document,key,english,translation', ...lines].join('\n'));
  return run('import', 'es', table, ...options);
}

test('all texts of a language come back as they were, into another one whole', () => {
  expect(run('export', 'es', table, '--all').printed).toMatch(/^\d{3} texts in /);
  expect(run('import', 'es', table)).toEqual({ code: 0, printed: '0 texts were changed\n' });
  expect(run('import', 'pt', table).code).toBe(0);
  for (const file of FILES)
    expect(JSON.parse(read(`translations/pt/${file}`))).toEqual(JSON.parse(read(`translations/es/${file}`)));
});

test('what a language lacks is handed out, filled in, and put in its place; the rest keeps its letters', () => {
  const file = 'translations/es/options.json';
  const before = read(file);
  writeFileSync(join(schemas, file), before.replace(/,\s*"0.25": "\$0.25"/, ''));
  run('export', 'es', table);
  const lines = readFileSync(table, 'utf8').split('\r\n');
  expect(lines.filter((line) => line.startsWith('options.json'))).toEqual(['options.json,transactionFee.0.25,$0.25,']);
  expect(take(['options.json,transactionFee.0.25,$0.25,$0.25'])).toEqual({
    code: 0,
    printed: 'schemas/translations/es/options.json\n1 texts were changed\n',
  });
  expect(read(file)).toBe(before);
});

test('a spreadsheet may write semicolons, a language may have more plural forms, an empty line is left out', () => {
  writeFileSync(
    table,
    '\uFEFFkey;document;translation;english\r\nseconds_many;texts/quiz.json;"{count} de segundos; muchos";\r\nback;texts/common.json;;Back\r\n',
  );
  expect(run('import', 'es', table, '--dry-run').printed).toBe(
    'schemas/translations/es/texts/quiz.json\n1 texts would be changed\n',
  );
  expect(run('import', 'es', table).code).toBe(0);
  expect(JSON.parse(read('translations/es/texts/quiz.json')).seconds_many).toBe('{count} de segundos; muchos');
});

test('every fault is named with its line, and nothing is changed', () => {
  const before = read('translations/es/texts/common.json');
  expect(
    take([
      'texts/common.json,loading,Loading...,Un momento',
      'texts/comon.json,back,Back,Atrás',
      'texts/common.json,bak,Back,Atrás',
      'texts/common.json,back,Go back,Atrás',
      'texts/layout.json,logo,{brand} home,Inicio',
      'texts/layout.json,logo,{brand} home,Inicio de {brand} {name}',
      'content/articles/6.json,content.15,<h3>Toast POS</h3>,Toast POS',
    ]),
  ).toEqual({
    code: 1,
    printed: [
      'line 3: there is no document texts/comon.json; did you mean "texts/common.json"?',
      'line 4: texts/common.json has no text "bak"; did you mean "back"?',
      'line 5: the English of texts/common.json "back" has changed since the export: "Back"',
      'line 6: texts/layout.json "logo": {brand} is missing',
      'line 7: texts/layout.json "logo": {name} is not filled in here',
      'line 8: content/articles/6.json "content.15": the markup differs from the English: </h3> <h3>, here none',
      '',
      'Nothing was changed.',
      '',
    ].join('\n'),
  });
  expect(read('translations/es/texts/common.json')).toBe(before);
});

test.each([
  [[], 'Which command?'],
  [['translate', 'es'], '"translate" is not a command.'],
  [['export'], 'Which language?'],
  [['export', 'spanish'], '"spanish" is no language to translate to.'],
  [['export', 'en'], '"en" is no language to translate to.'],
  [['export', 'es', '--dry-run'], '"export" has no option --dry-run.'],
  [['import', 'es'], 'Which file?'],
  [['import', 'es', 'a', 'b'], '"b" is one word too many.'],
  [['import', 'es', '--force'], "Unknown option '--force'."],
  [['import', 'es', '.nvmrc'], 'The first line has to name the columns document, key, english, translation.'],
  [['import', 'es', 'package.json'], expect.stringMatching(/^This is no CSV: /)],
])('%j is refused', (args, reason) => {
  const { code, printed } = run(...args);
  expect([code, printed.split('\n')[0]]).toEqual([1, reason]);
});
