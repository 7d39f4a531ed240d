import { expect, test, vi } from 'vitest';
import { remembered } from '#checks/remembered.ts';

test('a check is made once for a document and what it depends on, and again when one of them is another', () => {
  const check = vi.fn(({ words }: { words: string }, other: object) => [words, other]);
  const kept = remembered(check);
  const [document, other] = [{ words: 'one' }, { words: 'other' }];
  expect(kept(document, other)).toBe(kept(document, other));
  expect(check).toHaveBeenCalledTimes(1);
  const changed = { words: 'two' };
  expect(kept(document, changed)).toEqual(['one', changed]);
  expect(kept(changed, other)).toEqual(['two', other]);
  expect(check).toHaveBeenCalledTimes(3);
  // Only the latest is kept.
  expect(kept(document, other)).toEqual(['one', other]);
  expect(check).toHaveBeenCalledTimes(4);
});
