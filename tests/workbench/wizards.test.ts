import validator from '@rjsf/validator-ajv8';
import { expect, test } from 'vitest';
import { frozen, newFindings, TODAY } from '#tests/schemas/frozenProject.ts';
import { addAnswer } from '#workbench/documents/wizards/addAnswer.ts';
import { addField } from '#workbench/documents/wizards/addField.ts';
import { addLanguage } from '#workbench/documents/wizards/addLanguage.ts';
import { addQuestion } from '#workbench/documents/wizards/addQuestion.ts';
import { addVendor } from '#workbench/documents/wizards/addVendor.ts';
import { changeConsent } from '#workbench/documents/wizards/changeConsent.ts';
import { changePrice, withFigure } from '#workbench/documents/wizards/changePrice.ts';
import { changeText } from '#workbench/documents/wizards/changeText.ts';
import { translateText } from '#workbench/documents/wizards/translateText.ts';
import type { Filled, Wizard } from '#workbench/documents/wizards/wizard.ts';

const documents = Object.fromEntries(Object.entries(frozen.texts).map(([file, text]) => [file, JSON.parse(text)]));

/** The files that a wizard changes, and what the check says about them. */
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
    // Documents that exist for tests of the controls are in English only.
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

test('a field is offered only to forms that keep it', () => {
  const setting = { texts: frozen.texts, documents, icons: [], today: TODAY };
  const forms = addField.subjects(setting).map(({ value }) => value);
  expect(forms).toEqual(expect.arrayContaining(['forms/contact.schema.json', 'forms/demo-request.schema.json']));
  const filled = { title: 'Seats', 'in-es': 'Plazas', 'in-zh': '座位', kind: 'count', refusal: 'How many?' };
  const faults = forms.flatMap(
    (form) => applied(addField, form, { ...filled, 'refusal-es': '¿Cuántas?', 'refusal-zh': '多少？' }).findings,
  );
  expect(faults.filter((fault) => fault.includes('would be lost'))).toEqual([]);
});

test('a question with new answers, asked after certain answers', () => {
  const { files, findings, changed } = applied(addQuestion, 'quizzes/main-quiz.schema.json', {
    title: 'Do you deliver?',
    'title-es': '¿Hace entregas?',
    'title-zh': '你们送餐吗？',
    after: 'hasCurrentPOS',
    list: 'new answers',
    answers: 'With our own drivers\nWith a delivery service',
    'answers-es': 'Con repartidores propios\nCon un servicio de entrega',
    'answers-zh': '自有司机\n外送平台',
    conditions: ['["hasCurrentPOS","yes"]'],
  });
  expect(findings).toEqual([]);
  expect(files).toEqual([
    'options.json',
    'quizzes/main-quiz.schema.json',
    'translations/es/options.json',
    'translations/es/quizzes/main-quiz.schema.json',
    'translations/fr/options.json',
    'translations/fr/quizzes/main-quiz.schema.json',
    'translations/zh/options.json',
    'translations/zh/quizzes/main-quiz.schema.json',
  ]);
  expect(JSON.parse(changed['translations/zh/options.json'] ?? '').deliver).toEqual({
    'with-our-own-drivers': '自有司机',
    'with-a-delivery-service': '外送平台',
  });
});

test('answers in another language are as many as in English', () => {
  const setting = { texts: frozen.texts, documents, icons: [], today: TODAY };
  const filled = { title: 'Do you deliver?', 'title-es': '¿Entregas?', 'title-zh': '送餐吗？', list: 'new answers' };
  const lines = { ...filled, answers: 'One\nTwo', 'answers-es': 'Uno', 'answers-zh': '一\n二' };
  const schema = addQuestion.asks(setting, 'quizzes/main-quiz.schema.json', lines);
  expect(faultsIn(schema, lines)).toEqual([expect.stringMatching(/^\/answers-es must match pattern/)]);
});

const NEW_SOURCE = {
  source: 'a new one',
  sourceTitle: 'Nova price page',
  sourceAddress: 'https://nova.example/prices',
  sourceSeen: '2026-11-01',
};

test('a vendor', () => {
  const inLanguages = (name: string, english: string, es: string, zh: string) => ({
    [name]: english,
    [`${name}-es`]: es,
    [`${name}-zh`]: zh,
  });
  const { files, findings } = applied(addVendor, 'any', {
    name: 'Nova POS',
    shortName: 'Nova',
    mark: 'No',
    tint: 'blue',
    website: 'https://nova.example',
    ...NEW_SOURCE,
    totalScore: 7,
    featuresScore: 6.5,
    plan: 'Basic',
    monthly: 49,
    contract: 'annual',
    ...inLanguages('subtitle', 'A small till', 'Una caja pequeña', '小型收银机'),
    ...inLanguages('description', 'A till for small rooms.', 'Una caja para locales pequeños.', '适合小店的收银机。'),
    ...inLanguages('bestFor', 'Small rooms', 'Locales pequeños', '小店'),
    ...inLanguages('useCases', 'Bars\nCafes', 'Bares\nCafeterías', '酒吧\n咖啡馆'),
    ...inLanguages('features', 'Works offline', 'Funciona sin conexión', '可离线使用'),
    ...inLanguages('fees', 'From $49/mo', 'Desde $49/mes', '每月 $49 起'),
    ...inLanguages('rates', 'Quoted', 'Por cotización', '需报价'),
    ...inLanguages('devices', 'Quoted by the vendor', 'Cotizado por el proveedor', '由供应商报价'),
    ...inLanguages('terms', 'A year at a time.', 'Un año a la vez.', '按年签约。'),
    can: Object.fromEntries(
      documents['content/feature-matrix.json'].criteria.map(({ id }: { id: string }) => [id, 'no']),
    ),
  });
  expect(findings).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining(['content/feature-matrix.json', 'content/pos-systems.json', 'content/sources.json']),
  );
});

test.each([
  ['of a plan', 'toast', { price: '["pricing","monthlyFees","plans",1]', monthly: 79 }, '$79/mo Point of Sale'],
  ['of the cheapest plan', 'touchbistro', { price: '["pricing","monthlyFees","plans",0]', monthly: 75 }, 'From $75/mo'],
  [
    'of a card rate',
    'toast',
    { price: '["pricing","transactionFees","rates",0]', percent: 2.59, fixed: 0.15 },
    '2.59% + 15¢',
  ],
])('the price %s, with its source, wherever it is said', (_, vendor, figures, said) => {
  const { findings, changed } = applied(changePrice, vendor, { ...NEW_SOURCE, ...figures });
  expect(findings).toEqual([]);
  expect(changed['content/pos-systems.json']).toContain(said);
  expect(changed['content/sources.json']).toContain('"seen": "2026-11-01"');
});

test('a text that is found by a part of it, in each language', () => {
  const { files, findings } = applied(changeText, 'any', {
    sentence: 'Do you currently use',
    text: 'quizzes/main-quiz.schema.json/properties/hasCurrentPOS/title',
    wording: 'Do you have a POS system today?',
    'wording-es': '¿Tiene hoy un sistema POS?',
    'wording-zh': '你现在有 POS 系统吗？',
  });
  expect(findings).toEqual([]);
  expect(files).toEqual([
    'quizzes/main-quiz.schema.json',
    'translations/es/quizzes/main-quiz.schema.json',
    'translations/fr/quizzes/main-quiz.schema.json',
    'translations/zh/quizzes/main-quiz.schema.json',
  ]);
});

test('a translation', () => {
  const { files, findings } = applied(translateText, 'fr', {
    sentence: 'Do you currently use',
    text: 'quizzes/main-quiz.schema.json hasCurrentPOS.title',
    translation: 'Utilisez-vous un système de caisse ?',
  });
  expect([files, findings]).toEqual([['translations/fr/quizzes/main-quiz.schema.json'], []]);
});

test('a language', () => {
  const { files, findings } = applied(addLanguage, 'any', { code: 'de', own: 'Deutsch', locale: 'de-DE' });
  expect([files, findings]).toEqual([['content/site.json', 'translations/de/texts/common.json'], []]);
});

test.each([
  ['$69/mo, $690 and $69.50', 'monthly', 69, 79, '$79/mo, $690 and $69.50'],
  ['69 $/mois', 'monthly', 69, 79.5, '79.5 $/mois'],
  ['2,49 % + 15 ¢', 'percent', 2.49, 2.6, '2,6 % + 15 ¢'],
  ['2.49% + 15¢', 'fixed', 0.15, 0.3, '2.49% + 30¢'],
  ['from $1,034 a station', 'priceMax', 1034, 1100, 'from $1,100 a station'],
])('“%s” with another figure (%s)', (text, name, from, to, expected) => {
  expect(withFigure(text, name, from, to)).toBe(expected);
});
