import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { physicalProperties } from '#tests/support/physicalProperties.ts';

test.each([
  'marginLeft: 4',
  "right: '50%'",
  "textAlign: 'left'",
  'borderTopLeftRadius: 3',
  "padding: '4px 8px 4px 0'",
  "margin: '0 calc(1px + 2px) 0 auto'",
])('%s is found', (style) => {
  expect(physicalProperties(`const Row = styled('p')({ '& b': { ${style} } });`)).toEqual([style]);
});

test.each([
  'marginInlineStart: 4',
  "textAlign: 'start'",
  "padding: '4px clamp(1px, 2px, 3px) 8px'",
  "padding: '1px 2px 3px 2px'",
])('%s holds in every language', (style) => {
  expect(physicalProperties(`const Row = styled('p')({ '& b': { ${style} } });`)).toEqual([]);
});

test('a position on the page is no style', () => {
  expect(physicalProperties('row.current?.scrollTo?.({ left: 4 }); list.scrollBy({ left: 4 });')).toEqual([]);
});

test('styles name the start and the end of a line, not the left and the right', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join('src', file));
  expect(files.length).toBeGreaterThan(200);
  expect(
    files.flatMap((file) => physicalProperties(readFileSync(file, 'utf8')).map((style) => `${file}: ${style}`)),
  ).toEqual([]);
});
