import { expect, test } from 'vitest';
import { csvLine } from '#server/owner/csv.ts';

test('L-05 RFC 4180', () => {
  expect([csvLine(['x,y', 'say "hi"']), csvLine(['line\nbreak', '-2+3'])]).toEqual([
    '"x,y","say ""hi"""\r\n',
    '"line\nbreak",\'-2+3\r\n',
  ]);
});

test('T-07 a cell is no formula where a semicolon parts cells either', () => {
  expect(csvLine([';=1+1', 'a;b'])).toBe('"\';=1+1","a;b"\r\n');
});
