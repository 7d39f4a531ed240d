import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import content from '#schemas/content/articles.json' with { type: 'json' };
import { refusedField } from '#server/http/refusedField.ts';

/** A picture as it is kept and shown: only what can be seen in the uploaded file, and nothing else of it. */
export type EncodedPicture = { id: string; large: Buffer; small: Buffer; width: number; height: number };

const { mostMegapixels, longestSide, smallSide, quality } = content.pictures;
const MEGAPIXEL = 1_000_000;
/** Seconds that one picture may take. */
const LONGEST = 10;
/** libvips' names of the readers in use. No other format is read: an SVG can load files, and TIFF has had many holes. */
const READ = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'];

/**
 * Decodes a picture by its content and encodes it again in the two sizes that pages show. Throws a 422 for a file that is
 * no picture, is broken, or would be too large when decoded.
 */
export async function encodePicture(file: Buffer): Promise<EncodedPicture> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(file, { limitInputPixels: mostMegapixels * MEGAPIXEL, failOn: 'error' });
    const [large, small] = await inSizes(picture, [longestSide, smallSide]);
    if (!large || !small) throw new Error('A picture was not encoded');
    const id = createHash('sha256').update(large.data).digest('hex').slice(0, 32);
    const { width, height } = large.info;
    return { id, large: large.data, small: small.data, width, height };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw refusedField('picture', isTooLarge ? 'tooManyPixels' : 'notAPicture', { limit: mostMegapixels });
  }
}

/** One at a time, to use the least memory. */
async function inSizes(picture: Sharp, sides: readonly number[]) {
  const encoded = [];
  for (const side of sides) {
    const turned = picture.clone().autoOrient().timeout({ seconds: LONGEST });
    const fitted = turned.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    encoded.push(await fitted.webp({ quality }).toBuffer({ resolveWithObject: true }));
  }
  return encoded;
}

/** Loaded with the first picture, because most servers never see one. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READ });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
