import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { letterWidthsFile, measureLetters } from '#tools/letterWidths.ts';

test('the widths that the check counts with are those of the fonts and sizes as they are now', async () => {
  expect(JSON.parse(readFileSync(letterWidthsFile, 'utf8'))).toEqual(await measureLetters());
});
