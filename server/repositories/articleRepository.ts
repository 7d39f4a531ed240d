import type { ArticleStatus } from '#domain/articles/blogArticle.ts';
import type { ArticleRevision } from '#domain/articles/deskArticle.ts';
import type { ArticleFields } from '#server/articles/articleFields.ts';
import type { Connection, Executor } from '#server/database/schema.ts';

/** An article without its content. */
export type StoredArticle = {
  id: string;
  revision: number;
  status: ArticleStatus;
  publishAt: Date | undefined;
  fields: ArticleFields;
  readMinutes: number;
  changedAt: Date;
};

export type ArticleSave = Omit<StoredArticle, 'revision' | 'changedAt'> & {
  /** The revision that was edited; 0 for a new article. */
  base: number;
  content: string;
  /** The ids of the pictures that it shows. */
  pictures: readonly string[];
  by: string;
  at: Date;
};

const LISTED = ['id', 'revision', 'status', 'publish_at', 'fields', 'read_minutes', 'changed_at'] as const;
const VERSION = 1;

export function createArticleRepository(connection: Connection) {
  return {
    /** The newest first. */
    async list(): Promise<StoredArticle[]> {
      const rows = await connection
        .selectFrom('article')
        .select(LISTED)
        .where('removed_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toArticle);
    },

    async find(id: string): Promise<(StoredArticle & { content: string }) | undefined> {
      const row = await connection
        .selectFrom('article')
        .select([...LISTED, 'content'])
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      return row && { ...toArticle(row), content: row.content };
    },

    /** The newest first. */
    async revisionsOf(id: string): Promise<ArticleRevision[]> {
      const rows = await connection
        .selectFrom('article_revision')
        .select(['number', 'by_email', 'created_at'])
        .where('article_id', '=', id)
        .orderBy('number', 'desc')
        .execute();
      return rows.map(({ number, by_email, created_at }) => ({
        number,
        by: by_email,
        at: new Date(created_at).toISOString(),
      }));
    },

    async findRevision(id: string, number: number): Promise<{ fields: ArticleFields; content: string } | undefined> {
      const row = await connection
        .selectFrom('article_revision')
        .select(['fields', 'content'])
        .where('article_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirst();
      return row && { fields: JSON.parse(row.fields), content: row.content };
    },

    /** False, and nothing is stored, unless the article is still the one that was edited. */
    async save(save: ArticleSave): Promise<boolean> {
      return connection.transaction().execute(async (transaction) => {
        const isCurrent = save.base === 0 ? await insert(transaction, save) : await update(transaction, save);
        if (!isCurrent) return false;
        const { id, base, fields, content, pictures, by, at } = save;
        await transaction
          .insertInto('article_revision')
          .values({
            article_id: id,
            number: base + 1,
            fields: JSON.stringify(fields),
            content,
            by_email: by,
            created_at: at.toISOString(),
          })
          .execute();
        if (pictures.length > 0)
          await transaction
            .insertInto('picture_use')
            .values(pictures.map((picture_id) => ({ article_id: id, number: base + 1, picture_id })))
            .execute();
        await grow(transaction);
        return true;
      });
    },

    /** Removes an article, or restores it; false unless it is still the revision that was seen. */
    async setRemoved(id: string, revision: number, removedAt: Date | undefined): Promise<boolean> {
      return connection.transaction().execute(async (transaction) => {
        const changed = await transaction
          .updateTable('article')
          .set({ removed_at: removedAt?.toISOString() ?? null })
          .where('id', '=', id)
          .where('revision', '=', revision)
          .returning('id')
          .executeTakeFirst();
        if (changed) await grow(transaction);
        return changed !== undefined;
      });
    },

    async removeRemovedBefore(limit: Date): Promise<void> {
      const old = connection.selectFrom('article').select('id').where('removed_at', '<', limit.toISOString());
      await connection.deleteFrom('picture_use').where('article_id', 'in', old).execute();
      await connection.deleteFrom('article_revision').where('article_id', 'in', old).execute();
      await connection.deleteFrom('article').where('removed_at', '<', limit.toISOString()).execute();
    },

    /** A number that changes with every change of an article, in any process. */
    async version(): Promise<number> {
      const row = await connection
        .selectFrom('article_version')
        .select('version')
        .where('id', '=', VERSION)
        .executeTakeFirst();
      return row?.version ?? 0;
    },
  };
}
export type ArticleRepository = ReturnType<typeof createArticleRepository>;

const rowOf = ({ status, publishAt, fields, content, readMinutes, by, at }: ArticleSave) => ({
  status,
  publish_at: publishAt?.toISOString() ?? null,
  fields: JSON.stringify(fields),
  content,
  read_minutes: readMinutes,
  by_email: by,
  changed_at: at.toISOString(),
});

async function insert(executor: Executor, save: ArticleSave): Promise<boolean> {
  const added = await executor
    .insertInto('article')
    .values({ ...rowOf(save), id: save.id, revision: 1, created_at: save.at.toISOString(), removed_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

async function update(executor: Executor, save: ArticleSave): Promise<boolean> {
  const updated = await executor
    .updateTable('article')
    .set({ ...rowOf(save), revision: save.base + 1 })
    .where('id', '=', save.id)
    .where('revision', '=', save.base)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

async function grow(executor: Executor): Promise<void> {
  await executor
    .updateTable('article_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', VERSION)
    .execute();
}

type Row = {
  id: string;
  revision: number;
  status: ArticleStatus;
  publish_at: string | null;
  fields: string;
  read_minutes: number;
  changed_at: string;
};

function toArticle({ id, revision, status, publish_at, fields, read_minutes, changed_at }: Row): StoredArticle {
  return {
    id,
    revision,
    status,
    publishAt: publish_at === null ? undefined : new Date(publish_at),
    fields: JSON.parse(fields),
    readMinutes: read_minutes,
    changedAt: new Date(changed_at),
  };
}
