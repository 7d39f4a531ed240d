import { expect, test } from 'vitest';
import { quotedJson } from '#server/owner/quotedJson.ts';

test('a value is written into a quoted cell as JSON with its quotes doubled', () => {
  const points = Object.freeze({ question: 'size', answer: 'a "large" one', points: 3, why: '' });
  const value = {
    name: 'Zoë "Zo" \\ Müller\n',
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
    long: '"'.repeat(300),
  };
  const asJson = JSON.stringify(value).replaceAll('"', '""');
  expect([quotedJson(value), quotedJson(value)]).toEqual([asJson, asJson]);
});
