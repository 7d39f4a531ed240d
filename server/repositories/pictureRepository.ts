import type { ArticlePicture } from '#domain/articles/picture.ts';
import { picturePath } from '#domain/articles/picture.ts';
import type { EncodedPicture } from '#server/articles/encodePicture.ts';
import type { Connection } from '#server/database/schema.ts';

/** The pictures of articles (D76). */
export function createPictureRepository(connection: Connection) {
  return {
    /** The same picture is kept once; uploading it again makes it count as new. */
    async add({ id, large, small, width, height }: EncodedPicture, by: string, at: Date): Promise<void> {
      const uploaded_at = at.toISOString();
      await connection
        .insertInto('picture')
        .values({ id, large, small, width, height, by_email: by, uploaded_at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ uploaded_at }))
        .execute();
    },

    async bytesOf(id: string, size: 'large' | 'small'): Promise<Uint8Array | undefined> {
      const row = await connection
        .selectFrom('picture')
        .select(`${size} as bytes`)
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.bytes;
    },

    /** Those of the pictures that exist, by their ids. */
    async find(ids: readonly string[]): Promise<Map<string, ArticlePicture>> {
      if (ids.length === 0) return new Map();
      const rows = await connection
        .selectFrom('picture')
        .select(['id', 'width', 'height'])
        .where('id', 'in', ids)
        .execute();
      return new Map(rows.map(({ id, width, height }) => [id, { path: picturePath(id), width, height }]));
    },

    /** Removes pictures that no save of an article shows and that were last uploaded before `limit`. */
    async removeUnusedBefore(limit: Date): Promise<void> {
      await connection
        .deleteFrom('picture')
        .where('uploaded_at', '<', limit.toISOString())
        .where('id', 'not in', connection.selectFrom('picture_use').select('picture_id'))
        .execute();
    },
  };
}
export type PictureRepository = ReturnType<typeof createPictureRepository>;
