import content from '#schemas/content/articles.json';
import blogCmsTexts from '#schemas/texts/blog-cms.json';
import { ApiError } from '#src/api/apiError.ts';
import { textOf } from '#src/texts/texts.ts';

const MEGABYTE = 1024 * 1024;
const { largestMegabytes, longestSide, quality } = content.pictures;

/**
 * A file small enough to upload in time: a photo of many megabytes is scaled down first. Throws ApiError if it is still
 * too large.
 */
export async function smallEnough(file: Blob): Promise<Blob> {
  const smaller = file.size > MEGABYTE ? await scaled(file).catch(() => file) : file;
  if (smaller.size > largestMegabytes * MEGABYTE)
    throw new ApiError(textOf(blogCmsTexts, 'picture.tooLarge', { limit: largestMegabytes }));
  return smaller.size < file.size ? smaller : file;
}

/** Fails for a file that the browser cannot read; the server then judges it. */
async function scaled(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // Slightly better quality, because the server compresses it once more.
  return canvas.convertToBlob({ type: 'image/webp', quality: Math.min(1, quality / 100 + 0.1) });
}
