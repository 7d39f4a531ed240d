import validator from '@rjsf/validator-ajv8';
import { expect, test } from 'vitest';
import { frozen, newFindings, TODAY } from '#tests/schemas/frozenProject.ts';
import { addAnswer } from '#workbench/documents/wizards/addAnswer.ts';
import { addField } from '#workbench/documents/wizards/addField.ts';
import { changeConsent } from '#workbench/documents/wizards/changeConsent.ts';
import type { Filled, Wizard } from '#workbench/documents/wizards/wizard.ts';

const documents = Object.fromEntries(Object.entries(frozen.texts).map(([file, text]) => [file, JSON.parse(text)]));

/** The files that a wizard changes, and what the check says of them. */
function applied(wizard: Wizard, subject: string, filled: Filled) {
  const setting = { texts: frozen.texts, documents, icons: [...(frozen.icons ?? [])], today: TODAY };
  expect(wizard.subjects(setting).map(({ value }) => value)).toContain(subject);
  expect(faultsIn(wizard.asks(setting, subject, filled), filled)).toEqual([]);
  const { changed } = wizard.edit(setting, subject, filled);
  const findings = newFindings({
    ...frozen,
    isForRelease: true,
    texts: { ...frozen.texts, ...changed },
    before: Object.fromEntries(
      Object.keys(changed).flatMap((file) => (documents[file] ? [[file, documents[file]]] : [])),
    ),
  });
  return {
    changed,
    files: Object.keys(changed).sort(),
    // The documents that are there for tests of the controls are English.
    findings: findings
      .filter(({ file }) => !file.includes('every-control'))
      .map(({ file, message }) => `${file}: ${message}`),
  };
}

/** What the dialog would say beside its fields. */
const faultsIn = (schema: object, filled: Filled) =>
  validator.rawValidation(schema, filled).errors?.map(({ instancePath, message }) => `${instancePath} ${message}`) ??
  [];

const cell = {
  points: 3,
  why: 'Counter service and a free plan',
  'why-es': 'Servicio en mostrador y un plan gratuito',
  'why-zh': '柜台服务和免费套餐',
  source: 'redpine',
};

test('an answer with points, icon and translations', () => {
  const { files, findings, changed } = applied(addAnswer, 'restaurantType', {
    title: 'Ice cream parlour',
    'in-es': 'Heladería',
    'in-zh': '冰淇淋店',
    icon: Object.values(documents['quizzes/main-quiz.ui.json'].restaurantType['ui:options'].icons)[0],
    points: { 'square-for-restaurants': cell, toast: {} },
  });
  expect(findings).toEqual([]);
  expect(files).toEqual([
    'content/scoring.json',
    'options.json',
    'quizzes/main-quiz.ui.json',
    'translations/es/content/scoring.json',
    'translations/es/options.json',
    'translations/fr/content/scoring.json',
    'translations/fr/options.json',
    'translations/zh/content/scoring.json',
    'translations/zh/options.json',
  ]);
  expect(JSON.parse(changed['content/scoring.json'] ?? '').points.restaurantType['ice-cream-parlour']).toEqual({
    'square-for-restaurants': { points: 3, why: cell.why, sources: ['redpine'] },
  });
});

test('a consent with its version', () => {
  const { files, findings } = applied(changeConsent, 'forms/contact.schema.json agreeToComms', {
    wording: 'I agree to be called and written to about my results.',
    'in-es': 'Acepto que me llamen y me escriban sobre mis resultados.',
    'in-zh': '我同意就我的结果接到电话和邮件。',
    version: '2026-11',
  });
  expect(files).toEqual([
    'forms/contact.schema.json',
    'forms/contact.ui.json',
    'translations/es/forms/contact.schema.json',
    'translations/fr/forms/contact.schema.json',
    'translations/zh/forms/contact.schema.json',
  ]);
  expect(findings).toEqual([]);
});

test.each([
  ['count', true],
  ['lines', false],
  ['list:yesNo', true],
])('a form field: %s, required: %s', (kind, isRequired) => {
  const { files, findings } = applied(addField, 'forms/contact.schema.json', {
    title: 'How many seats?',
    'in-es': '¿Cuántas plazas?',
    'in-zh': '有多少座位？',
    kind,
    isRequired,
    refusal: 'Please say how many',
    'refusal-es': 'Díganos cuántas',
    'refusal-zh': '请告诉我们数量',
  });
  expect(findings).toEqual([]);
  expect(files).toEqual([
    'forms/contact.schema.json',
    'forms/contact.ui.json',
    'translations/es/forms/contact.schema.json',
    'translations/es/forms/contact.ui.json',
    'translations/fr/forms/contact.schema.json',
    'translations/fr/forms/contact.ui.json',
    'translations/zh/forms/contact.schema.json',
    'translations/zh/forms/contact.ui.json',
  ]);
});
