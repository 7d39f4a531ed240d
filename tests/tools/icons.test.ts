import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildIcons, iconFiles } from '#tools/icons.ts';

test.each(['sprite', 'iconNames'] as const)('the %s of the icons is made from the drawings as they are now', (file) => {
  // Biome formats the type, not the drawings; only the words and their order matter here.
  const words = (text: string) => text.split(/[\s|;]+/).filter(Boolean);
  expect(words(readFileSync(iconFiles[file], 'utf8'))).toEqual(words(buildIcons()[file]));
});

test('every drawing takes the colour of the text beside it', () => {
  expect(buildIcons().sprite).not.toMatch(/(fill|stroke)="(?!none|currentColor)/);
});
