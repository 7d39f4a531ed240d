import { expect, test } from 'vitest';
import { englishTexts } from '#checks/texts/englishTexts.ts';
import { translationStates } from '#checks/texts/translationState.ts';
import { describeTranslations } from '#tools/schemasCheck/describeTranslations.ts';

const documents = {
  'texts/home.json': {
    $schema: '../meta/texts.meta.json',
    $id: 'home.json',
    $english: ['sales'],
    title: 'Home',
    brand: 'POS',
    seconds_one: '{count} second',
    seconds_other: '{count} seconds',
    sales: { subject: 'A lead' },
  },
  'content/routes.json': [{ path: '/', page: 'Home', title: 'Compare' }],
  'forms/sent.schema.json': { title: 'Sent by the app', properties: {} },
  'translations/es/texts/home.json': {
    $schema: '../../../meta/translation.meta.json',
    title: 'Inicio',
    brand: 'POS',
    seconds_other: '{count} segundos',
    seconds_few: '{count} segundos',
    gone: 'Ya no está',
  },
  'translations/zh/content/routes.json': { '/': { title: '比较' } },
};

test('the state of a document is what is missing, orphaned and as in English', () => {
  expect(translationStates(documents)).toEqual([
    { file: 'content/routes.json', language: 'es', texts: 1, missing: ['/.title'], orphaned: [], identical: [] },
    { file: 'content/routes.json', language: 'zh', texts: 1, missing: [], orphaned: [], identical: [] },
    { file: 'texts/home.json', language: 'es', texts: 4, missing: [], orphaned: ['gone'], identical: ['brand'] },
    {
      file: 'texts/home.json',
      language: 'zh',
      texts: 4,
      missing: ['title', 'brand', 'seconds_one', 'seconds_other'],
      orphaned: [],
      identical: [],
    },
  ]);
});

test('it is a table of documents by languages', () => {
  expect(describeTranslations(translationStates(documents)).split('\n')).toEqual([
    'document             texts  es                                  zh',
    'content/routes.json  1      missing                             complete',
    'texts/home.json      4      complete, 1 orphaned, 1 as English  missing',
    'all                         1 of 2 complete, 1 missing          1 of 2 complete, 4 missing',
  ]);
});

test('an entry may be called what a list of names is called', () => {
  const page = { sections: [{ id: 'reasons', cards: [{ id: 'sources', title: 'Every figure has a source' }] }] };
  const sources = { sources: { redpine: { title: 'Toast pricing', url: 'https://redpine.example' } } };
  expect([
    ...englishTexts('content/pages/about-us.json', page).keys(),
    ...englishTexts('content/sources.json', sources).keys(),
  ]).toEqual(['sections.reasons.cards.sources.title']);
});
