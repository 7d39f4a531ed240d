import { expect, test } from 'vitest';
import { unbreakable } from '#checks/texts/wordWidth.ts';
import { buttonStyle } from '#src/theme/buttonStyle.ts';
import { type Editable, edited, newFindings } from './frozenProject.ts';

const tooWide = (file: string, change: (document: Editable) => void) =>
  newFindings(edited({ file, change })).flatMap(({ file: at, severity, message }) =>
    at === file && message.includes('px wide') ? [`${severity}: ${message}`] : [],
  );

// How many letters Chromium fitted into that many px, with the site's fonts.
test.each<[string, number, string, number, (document: Editable, text: string) => void]>([
  ['a headline', 8, 'texts/home.json', 280, ({ hero }, text) => Object.assign(hero, { headline: text })],
  ['a title of a page', 9, 'content/pages/about-us.json', 280, (page, text) => Object.assign(page, { title: text })],
  [
    'a heading',
    11,
    'content/pages/about-us.json',
    280,
    ({ sections }, text) => Object.assign(sections[0], { title: text }),
  ],
  [
    'a question',
    11,
    'quizzes/main-quiz.schema.json',
    280,
    ({ properties }, text) => Object.assign(properties.priorities, { title: text }),
  ],
  [
    'a label',
    17,
    'forms/contact.schema.json',
    240,
    ({ properties }, text) => Object.assign(properties.phone, { title: text }),
  ],
  ['an answer', 12, 'options.json', 168, ({ $defs }, text) => Object.assign($defs.priority.oneOf[0], { title: text })],
  ['a button', 16, 'texts/home.json', 236, ({ hero }, text) => Object.assign(hero, { start: text })],
  [
    'a button',
    14,
    'forms/contact.ui.json',
    196,
    (ui, text) => Object.assign(ui['ui:submitButtonOptions'], { submitText: text }),
  ],
])('as %s a word may have %i letters m, and not one more', (name, most, file, room, write) => {
  expect(tooWide(file, (document) => write(document, 'm'.repeat(most)))).toEqual([]);
  const longer = 'm'.repeat(most + 1);
  expect(tooWide(file, (document) => write(document, `Only here ${longer}`))).toEqual([
    expect.stringMatching(`^warning: "${longer}" is \\d+ px wide as ${name}: a phone of 320 px leaves it ${room}$`),
  ]);
});

test('a translation has the place of its English', () => {
  const message = (letters: number) =>
    tooWide('translations/es/options.json', ({ yesNo }) => Object.assign(yesNo, { yes: 'm'.repeat(letters) }));
  expect([message(12).length, message(13).length]).toEqual([0, 1]);
});

test('a letter that our fonts lack counts as a square', () => {
  const letters = (count: number) =>
    tooWide('options.json', ({ $defs }) => Object.assign($defs.priority.oneOf[0], { title: 'Ж'.repeat(count) }));
  // Letters of 16 px each in 168 px.
  expect([letters(10), letters(11)]).toEqual([
    [],
    ['warning: "ЖЖЖЖЖЖЖЖЖЖЖ" is 176 px wide as an answer: a phone of 320 px leaves it 168'],
  ]);
});

test.each([
  ['a space breaks, a fixed one does not', 'fast food\u00a0here', ['fast', 'food\u00a0here']],
  ['a hyphen breaks before letters, not before figures', 'counter-service 2-3', ['counter-', 'service', '2-3']],
  ['Chinese breaks beside each letter', '快餐 POS系统', ['快', '餐', 'POS', '系', '统']],
  ['addresses break anywhere', 'write to mail@tillmatch.example', ['write', 'to']],
])('%s', (_, text, words) => {
  expect(unbreakable(text).filter((word) => word !== '')).toEqual(words);
});

test('names of fields and answers, which nobody reads, have no width', () => {
  const name = 'averageMonthlyTransactionVolumeOfAllLocations';
  const findings = tooWide('forms/demo-request.schema.json', (form) => {
    form.properties[name] = { type: 'string', title: 'Sales' };
    form.required.push(name);
  });
  expect(findings).toEqual([]);
});

test('a button keeps free what the check takes off', () => {
  expect(buttonStyle('primary', 'medium')).toMatchObject({ paddingInline: 22 });
});
