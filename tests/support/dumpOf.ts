import type { Database } from '#server/database/schema.ts';

/** Every row of every table, as one text to search. */
export async function dumpOf({ connection }: Database): Promise<string> {
  const tables = await connection.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      connection
        .selectFrom(name as 'lead')
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}
