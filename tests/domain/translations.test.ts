import { expect, test } from 'vitest';
import { inLanguage } from '#checks/texts/inLanguage.ts';
import { languageOfPath, pathInLanguage } from '#domain/pages/languagePaths.ts';
import { withTranslation } from '#domain/translations/withTranslation.ts';

test('texts are put in their places, entries of lists by id, slug, address or position', () => {
  const english = {
    title: 'One',
    links: [
      { id: 'a', to: '/a', title: 'A' },
      { id: 'b', to: '/b', title: 'B' },
    ],
    systems: [{ slug: 'toast', name: 'Toast' }],
    pages: [{ path: '/', title: 'Home' }],
    lines: ['first', 'second'],
    count: 3,
  };
  const translation = {
    title: 'Uno',
    links: { b: { title: 'Be' } },
    systems: { toast: { name: 'Tostada' } },
    pages: { '/': { title: 'Inicio' } },
    lines: { 1: 'segundo' },
    count: 'cuatro',
  };
  expect(withTranslation('content/some.json', english, translation)).toEqual({
    title: 'Uno',
    links: [
      { id: 'a', to: '/a', title: 'A' },
      { id: 'b', to: '/b', title: 'Be' },
    ],
    systems: [{ slug: 'toast', name: 'Tostada' }],
    pages: [{ path: '/', title: 'Inicio' }],
    lines: ['first', 'segundo'],
    count: 3,
  });
});

test('forms keep what is asked, lists what is stored', () => {
  const form = { title: 'Contact', required: ['name'], properties: { name: { title: 'Name', type: 'string' } } };
  expect(withTranslation('forms/contact.schema.json', form, { $title: 'Contacto', name: { title: 'Nombre' } })).toEqual(
    {
      title: 'Contacto',
      required: ['name'],
      properties: { name: { title: 'Nombre', type: 'string' } },
    },
  );
  const options = { $defs: { timeframe: { oneOf: [{ const: 'now', title: 'Now' }] } } };
  expect(withTranslation('options.json', options, { timeframe: { now: 'Ahora' } })).toEqual({
    $defs: { timeframe: { oneOf: [{ const: 'now', title: 'Ahora' }] } },
  });
});

test('a language may have plural forms that English lacks', () => {
  const english = { chosen_one: 'One', chosen_other: '{count}' };
  const translation = { chosen_one: 'Un', chosen_many: '{count} de', chosen_other: '{count}' };
  expect(withTranslation('texts/quiz.json', english, translation)).toEqual(translation);
});

test('a document that is translated in part is English as a whole', () => {
  const english = { $id: 'home.json', title: 'Home', lead: 'Compare' };
  expect(inLanguage('texts/home.json', english, { title: 'Inicio' })).toBe(english);
  expect(inLanguage('texts/home.json', english, { title: 'Inicio', lead: 'Compara' })).toEqual({
    $id: 'home.json',
    title: 'Inicio',
    lead: 'Compara',
  });
});

test('an address begins with its language, and the English one with none', () => {
  const languages = ['en', 'es', 'zh'];
  expect(
    ['/es', '/es/', '/ES/quiz', '/zh/blog/1', '/essay', '/en/quiz', '/'].map((path) => languageOfPath(path, languages)),
  ).toEqual([
    { language: 'es', path: '/' },
    { language: 'es', path: '/' },
    { language: 'es', path: '/quiz' },
    { language: 'zh', path: '/blog/1' },
    { language: 'en', path: '/essay' },
    { language: 'en', path: '/en/quiz' },
    { language: 'en', path: '/' },
  ]);
  expect([pathInLanguage('/', 'es'), pathInLanguage('/quiz', 'zh'), pathInLanguage('/quiz', 'en')]).toEqual([
    '/es',
    '/zh/quiz',
    '/quiz',
  ]);
});
