import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { looseTexts } from '#tests/support/looseTexts.ts';

/** Names that hold elements wherever they are used. */
const ELEMENTS = new Set(
  'above action after aside countdown dialog dialogs drawing expert honeypot input note page printStyles quiz report roomBelow share summary table'.split(
    ' ',
  ),
);
/** Components whose children are elements: pages, frames and the like. */
const LAYOUTS =
  /^src\/(app\/|ui\/(DialogFrame|InverseBanner|PageHead|PageSection|PrintingTill|Receipt)\b|forms\/(FieldFrame|SchemaForm)\b|questions\/|features\/comparison\/((sections\/)?Comparison|systems\/SystemHead\b)|features\/savings\/CostChart|features\/desk\/DeskPage)/;

const isElementIn = (file: string) => (expression: string) =>
  ELEMENTS.has(expression) ||
  (expression === 'children' && LAYOUTS.test(file)) ||
  // Calls of local functions that return elements.
  /^(?:row|part|field|card)\(/.test(expression) ||
  /&& expert$/.test(expression);

const none = () => false;

test.each([
  ['a text beside an element that comes and goes', '<p>{isBusy && <Spinner />}{label}</p>'],
  ['a text beside an element', '<p><Icon /> {label}</p>'],
  ['two texts', '<b>{percent}%</b>'],
  ['words beside an element', '<p>Read <a>more</a></p>'],
  ['a text in a fragment', '<>{label}</>'],
  ['a text that comes and goes beside an element', "<p><Icon />{isNew && text('new')}</p>"],
  ['either a text or an element', '<p><Icon />{isNew ? <b /> : label}</p>'],
])('%s is found', (_, jsx) => {
  expect(looseTexts(`export const A = () => (${jsx});`, none)).toEqual([jsx]);
});

test.each([
  ['a text alone in its element', '<p>{label}</p>'],
  ['a text made of two', '<p>{[first, second].join()}</p>'],
  ['elements that come and go', '<p>{isBusy && <Spinner />}<span>{label}</span></p>'],
  ['a list of elements', '<ul><li />{all.map((one) => <li key={one}>{one}</li>)}</ul>'],
  ['an element or nothing', '<p><Icon />{isNew ? <b /> : null}</p>'],
])('%s is no fault', (_, jsx) => {
  expect(looseTexts(`export const A = () => (${jsx});`, none)).toEqual([]);
});

test('BL-01, BL-03 every text of every component is alone in its element', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join('src', file));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    looseTexts(readFileSync(file, 'utf8'), isElementIn(file)).map((loose) => `${file}: ${loose}`),
  );
  expect(found).toEqual([]);
});
