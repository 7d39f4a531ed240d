import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';

/**
 * `npm run fonts`: makes the files in src/theme/fonts, cut from the packages' Latin fonts (SIL Open Font License) to the
 * letters and weights that src/theme/fonts.css gives each of them. English needs the `basic` ones alone.
 */
const theme = resolve(import.meta.dirname, '../src/theme');
const packages = resolve(import.meta.dirname, '../node_modules/@fontsource-variable');
const FACE = /font-weight: (\d+) (\d+);[^}]*url\("(\.\/fonts\/(\w+)-\w+\.woff2)"\)[^}]*unicode-range:\s*([^;]+);/g;

for (const [, min, max, file = '', name, ranges = ''] of readFileSync(resolve(theme, 'fonts.css'), 'utf8').matchAll(
  FACE,
)) {
  const whole = readFileSync(resolve(packages, `${name}/files/${name}-latin-wght-normal.woff2`));
  const font = await subsetFont(whole, lettersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
  });
  writeFileSync(resolve(theme, file), font);
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} kB`);
}

/** The letters of `U+0020-007E, U+00A0`. */
function lettersOf(ranges: string): string {
  const points = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...points);
}
