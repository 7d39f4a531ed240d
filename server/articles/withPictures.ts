import type { Block } from '#domain/articles/html/article.ts';
import { picturesOf } from '#domain/articles/html/outline.ts';
import { type ArticlePicture, pictureIdOf } from '#domain/articles/picture.ts';
import { refusedField } from '#server/http/refusedField.ts';
import type { PictureRepository } from '#server/repositories/pictureRepository.ts';
import type { ArticleFields } from './articleFields.ts';

/**
 * The content of an article with the sizes of its pictures, and the ids of all pictures that it shows. Throws a 422 for a
 * picture that is not kept here, or that has no description.
 */
export async function withPictures(
  pictures: PictureRepository,
  blocks: readonly Block[],
  { cover, coverAlt }: ArticleFields,
): Promise<{ blocks: Block[]; shown: string[] }> {
  const within = picturesOf(blocks);
  const ids = [cover, ...within.map(({ path }) => path)].flatMap((path) => pictureIdOf(path) ?? []);
  const kept = await pictures.find([...new Set(ids)]);
  const isKept = (path: string) => kept.has(pictureIdOf(path) ?? '');
  if (cover !== '' && !isKept(cover)) throw refusedField('cover', 'unknownPicture');
  if (cover !== '' && coverAlt === '') throw refusedField('coverAlt', 'altNeeded');
  if (within.some(({ path }) => !isKept(path))) throw refusedField('content', 'unknownPicture');
  if (within.some(({ alt }) => alt === '')) throw refusedField('content', 'altNeeded');
  return { blocks: sized(blocks, kept), shown: [...kept.keys()] };
}

function sized(blocks: readonly Block[], kept: ReadonlyMap<string, ArticlePicture>): Block[] {
  return blocks.map((block) => {
    if (block.kind === 'picture') return { ...block, ...kept.get(pictureIdOf(block.path) ?? '') };
    if (block.kind === 'list') return { ...block, items: block.items.map((item) => sized(item, kept)) };
    return block.kind === 'quote' ? { ...block, blocks: sized(block.blocks, kept) } : block;
  });
}
