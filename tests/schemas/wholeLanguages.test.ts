import { expect, test } from 'vitest';
import { typedDocuments } from '#checks/documents.ts';
import { checkTranslations } from '#checks/texts/checkTranslations.ts';
import { checkWholeLanguages, wholeLanguages } from '#checks/texts/checkWholeLanguages.ts';
import { type Edit, type Editable, edited, frozen } from './frozenProject.ts';

/** The form and the quiz of view tests, which no page of the site shows, are English. */
const isShown = ({ file }: { file: string }) => file.startsWith('translations/') && !file.includes('/every-control.');

/** What the check of translations finds after an edit. */
function found(edit: Edit, isForRelease = true) {
  const texts = Object.entries(edited(edit).texts).filter(([file]) => !file.startsWith('meta/'));
  const all = Object.fromEntries(texts.map(([file, text]) => [file, JSON.parse(text)]));
  const documents = typedDocuments(all);
  const findings = isForRelease
    ? [...checkWholeLanguages(documents), ...checkTranslations(documents, all, wholeLanguages(documents))]
    : checkTranslations(documents, all);
  return findings
    .filter(isShown)
    .map(({ severity, file, pointer, message }) => [severity, file, pointer, message.replace(/: .*/, '')]);
}

const without = (file: string, ...keys: string[]): Edit => ({
  file,
  change: (document) => {
    const parent = keys.slice(0, -1).reduce((within: Editable, key) => within[key], document);
    delete parent[keys.at(-1) ?? ''];
  },
});

test('nothing is missing in the documents of tests', () => {
  expect(found({ file: 'content/routes.json', text: (text) => `${text}\n` })).toEqual([]);
});

test.each([
  ['of a route', 'es/content/routes.json', ['/quiz', 'title'], '/~1quiz/title', '/quiz.title'],
  ['of the interface', 'zh/texts/common.json', ['loading'], '/loading', 'loading'],
  ['of a question', 'es/quizzes/main-quiz.schema.json', ['locationCount', 'title'], '/locationCount/title', ''],
  ['of a placeholder', 'zh/forms/listing.ui.json', ['website', 'ui:placeholder'], '/website/ui:placeholder', ''],
  ['of an answer', 'es/options.json', ['timeframe', '1-month'], '/timeframe/1-month', 'timeframe.1-month'],
  [
    'of a vendor fact',
    'zh/content/feature-matrix.json',
    ['criteria', 'loyalty', 'title'],
    '/criteria/loyalty/title',
    'criteria.loyalty.title',
  ],
])('a missing text %s is an error', (_, file, keys, pointer, path) => {
  const translation = `translations/${file}`;
  expect(found(without(translation, ...keys))).toEqual([
    ['error', translation, pointer, `no translation of "${path || keys.join('.')}"`],
  ]);
});

test('a missing content page is an error for each of its texts, though the document says it is incomplete', () => {
  const file = 'translations/zh/content/pages/about-us.json';
  const gone = found({ file, gone: true });
  expect(gone.length).toBeGreaterThan(20);
  expect(new Set(gone.map(([severity, at]) => `${severity} ${at}`))).toEqual(new Set([`error ${file}`]));
  expect(found({ file, change: (document) => delete Object.assign(document, { $incomplete: true }).title })).toEqual([
    ['error', file, '/title', 'no translation of "title"'],
  ]);
});

test('French may lack a document', () => {
  const file = 'translations/fr/content/savings.json';
  expect(found({ file, gone: true })).toEqual([]);
});

test('a question is added in one edit: the site is English there until it is translated', () => {
  const question: Edit = {
    file: 'quizzes/main-quiz.schema.json',
    change: (document) => {
      document.properties.delivers = { title: 'Do you deliver?', $ref: 'options.json#/$defs/yesNo' };
      document.required.push('delivers');
    },
  };
  const errors = (isForRelease: boolean) => found(question, isForRelease).filter(([severity]) => severity === 'error');
  expect(errors(false)).toEqual([]);
  expect(errors(true)).toEqual([
    ['error', 'translations/es/quizzes/main-quiz.schema.json', '/delivers/title', 'no translation of "delivers.title"'],
    ['error', 'translations/zh/quizzes/main-quiz.schema.json', '/delivers/title', 'no translation of "delivers.title"'],
  ]);
});

test('a sentence that is still English is a warning, and a name is not', () => {
  const english: Edit = {
    file: 'translations/fr/texts/api.json',
    change: (document) => {
      Object.assign(document, JSON.parse(frozen.texts['texts/api.json'] ?? '{}'));
      for (const key of ['$id', '$english']) delete document[key];
    },
  };
  const warnings = found(english).filter(([severity]) => severity === 'warning');
  expect(warnings.length).toBeGreaterThan(10);
  expect(new Set(warnings.map((warning) => warning[3]))).toEqual(new Set(['is the English text']));
});

test('a translation has the markup of its English', () => {
  const file = 'translations/es/content/articles/6.json';
  const heading = '<h3>Toast POS</h3>';
  expect(found({ file, text: (text) => text.replace(heading, '<h4>Toast POS</h4>') })).toEqual([
    ['error', file, '/content/15', 'the markup differs from the English'],
  ]);
});
