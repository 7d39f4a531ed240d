import { expect, test } from 'vitest';
import { recommendSystems } from '#server/catalogue.ts';
import { quotedJson, quotedJsonText } from '#server/owner/quotedJson.ts';
import { quotedRanking } from '#server/owner/quotedRanking.ts';
import { bytesOf } from '#server/owner/utf8Letters.ts';
import { readRanking, storedRanking } from '#server/repositories/storedRanking.ts';

/** The text as it is in the file. */
const written = (letters: string) => bytesOf(letters).toString();
const asJson = (value: unknown) => JSON.stringify(value).replaceAll('"', '""');

test('a value is written into a quoted cell as JSON with its quotes doubled', () => {
  const points = { question: 'size', answer: 'a "large" one', points: 3, why: '' };
  const value = {
    name: 'Zoë "Zo" \\ Müller 李 🍕\n',
    none: null,
    left: undefined,
    list: [1, undefined, 'one', true, -0.5],
    endless: Number.POSITIVE_INFINITY,
    at: new Date(0),
    nothing: {},
    ranking: [
      { slug: 'square', points: [points, points] },
      { slug: 'toast', points: [points] },
    ],
    long: '"é'.repeat(300),
  };
  expect([quotedJson(value), quotedJson(value)].map(written)).toEqual([asJson(value), asJson(value)]);
});

test('an object of a JSON column is written the same, however its database spaces it', () => {
  const value = { text: 'He said ": " and "a": 1, é', list: ['one', 2], none: null };
  const spaced = '{"text": "He said \\": \\" and \\"a\\": 1, é", "list": ["one", 2], "none": null}';
  const compact = { list: ['one', { two: 2 }], text: 'Zoë' };
  expect(
    [JSON.stringify(value), spaced, JSON.stringify(compact), '{}'].map((text) => written(quotedJsonText(text))),
  ).toEqual([asJson(value), asJson(value), asJson(compact), '{}']);
});

test('a ranking is written as its objects would be, also one of an earlier release, of nothing, or with missing points', () => {
  const ranking = recommendSystems({
    restaurantType: 'food-truck',
    locationCount: 'single',
    priorities: ['lowest-cost', 'integrations'],
  });
  const spaced = JSON.stringify(JSON.parse(storedRanking(ranking)), null, 1);
  const short = '{"answers":[["size","é"],["kind","b"]],"systems":[["toast",3,0,[[3,"Say \\"é\\""]]]]}';
  const columns = [storedRanking(ranking), spaced, JSON.stringify(ranking), storedRanking([]), short];
  expect(columns.map((column) => written(quotedRanking(column)))).toEqual(
    columns.map((column) => asJson(readRanking(column))),
  );
});
