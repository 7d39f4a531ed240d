import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { convert } from 'fontverter';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';

const root = resolve(import.meta.dirname, '..');
const theme = resolve(root, 'src/theme');
const FACE = /font-family: "(\w+) Variable";[^}]*url\("([^"]+)"\)/g;
const NARROWEST_PHONE = 320;
const REM = 16;
/** Latin letters, and the signs within and beside words. */
const LETTERS = [
  [0x21, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x24f],
  [0x2010, 0x2026],
  [0x20ac, 0x20ac],
] as const;

export const letterWidthsFile = resolve(root, 'checks/__generated__/letterWidths.json');

type Step = { family: 'display' | 'body'; size: string; weight: number; letterSpacing?: string };
type Tokens = {
  container: { gutter: { xs: number } };
  typography: {
    families: Record<Step['family'], string>;
    scale: Record<'display' | 'h1' | 'h2' | 'question' | 'label' | 'button' | 'body', Step>;
  };
};

export type LetterWidths = {
  phone: number;
  /** On both sides of a page on a phone. */
  gutter: number;
  /** The letters that the widths belong to, in the same order. */
  letters: string;
  /** In thousandths of the size, by family and weight. */
  fonts: Record<string, number[]>;
  /** Size and tracking on the phone, in px. */
  types: Record<string, { font: string; size: number; tracking: number }>;
};

/** How wide each letter is in the fonts of src/theme/fonts.css, at the sizes and weights of the theme. */
export async function measureLetters(): Promise<LetterWidths> {
  // Cast without a check: developers edit this file by hand.
  const { container, typography } = JSON.parse(readFileSync(resolve(theme, 'tokens.json'), 'utf8')) as Tokens;
  const { display, h1, h2, question, label, button, body } = typography.scale;
  // ChoiceCardFrame's variant of the body type is not on the scale.
  const choice = { ...body, weight: 620 };
  const steps = Object.entries({ display, h1, h2, question, label, button, choice }).map(([name, step]) => {
    const family = /^'(\w+) Variable'/.exec(typography.families[step.family])?.[1] ?? '';
    return { name, step, family, font: `${family} ${step.weight}` };
  });
  const faces = await readFaces();
  const advance = (family: string, weight: number, point: number) => widthIn(faces.get(family) ?? [], weight, point);
  const points = LETTERS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  ).filter((point) => steps.every(({ family, step }) => advance(family, step.weight, point) !== undefined));
  return {
    phone: NARROWEST_PHONE,
    gutter: container.gutter.xs,
    letters: String.fromCodePoint(...points),
    fonts: Object.fromEntries(
      steps.map(({ family, font, step }) => [font, points.map((point) => advance(family, step.weight, point) ?? 0)]),
    ),
    types: Object.fromEntries(
      steps.map(({ name, font, step }) => {
        const size = sizeOnPhone(step.size);
        return [name, { font, size, tracking: Number.parseFloat(step.letterSpacing ?? '0') * size }];
      }),
    ),
  };
}

async function readFaces(): Promise<Map<string, Face[]>> {
  const faces = new Map<string, Face[]>();
  for (const [, family = '', url = ''] of readFileSync(resolve(theme, 'fonts.css'), 'utf8').matchAll(FACE)) {
    const file = url.startsWith('.') ? resolve(theme, url) : resolve(root, 'node_modules', url);
    const face = new Face(new Blob(await convert(readFileSync(file), 'sfnt')));
    faces.set(family, [...(faces.get(family) ?? []), face]);
  }
  return faces;
}

/** Undefined where no file of the family has the letter. */
function widthIn(faces: readonly Face[], weight: number, point: number): number | undefined {
  for (const face of faces) {
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    const glyph = font.nominalGlyph(point);
    if (glyph) return Math.round((font.glyphHAdvance(glyph) / face.upem) * 1000);
  }
  return undefined;
}

/** The px of `1rem`, or of `clamp(2rem, 1.5rem + 2vw, 3rem)`. */
function sizeOnPhone(size: string): number {
  const [least = 0, liked = least, most = liked] = size
    .replace(/^clamp\(|\)$/g, '')
    .split(',')
    .map((sum) =>
      [...sum.matchAll(/([\d.]+)(rem|vw)/g)].reduce(
        (px, [, amount, unit]) => px + Number(amount) * (unit === 'rem' ? REM : NARROWEST_PHONE / 100),
        0,
      ),
    );
  return Math.max(least, Math.min(liked, most));
}

/** `npm run fonts:widths`, after a change of fonts, sizes or weights. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(letterWidthsFile, `${JSON.stringify(await measureLetters())}\n`);
