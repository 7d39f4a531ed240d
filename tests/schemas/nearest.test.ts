import { expect, test } from 'vitest';
import { editDistance, nearest } from '#checks/nearest.ts';

test.each([
  ['minLenght', 'minLength', 1],
  ['yess', 'yes', 1],
  ['', 'abc', 3],
  ['ca', 'abc', 3],
  ['kitten', 'sitting', 3],
])('%j is %j but for %s changes; neighbours swapped count once (%d)', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

test('a name far from all others has no nearest', () => {
  expect(nearest('telephone', ['name', 'email'])).toBeUndefined();
  expect(nearest('Emial', ['name', 'email'])).toBe('email');
});
