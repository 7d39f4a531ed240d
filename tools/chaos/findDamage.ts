import { sql } from 'kysely';
import { fromJsonText } from '#server/database/jsonText.ts';
import { openDatabase } from '#server/database/open.ts';
import type { Database } from '#server/database/schema.ts';

export type Place = { dataFolder: string; databaseUrl?: string | undefined };

/** Compares what is stored with what was acknowledged: id by number of the lead. Empty when nothing is wrong. */
export async function findDamage(
  { dataFolder, databaseUrl }: Place,
  acknowledged: ReadonlyMap<number, string>,
): Promise<string[]> {
  const database = await openDatabase({ databaseUrl, dataFolder });
  try {
    return [
      ...(await missingOrDouble(database, acknowledged)),
      ...(await halfWritten(database)),
      ...(await broken(database)),
    ];
  } finally {
    await database.connection.destroy();
  }
}

async function missingOrDouble({ connection }: Database, acknowledged: ReadonlyMap<number, string>): Promise<string[]> {
  const leads = await connection.selectFrom('lead').select(['id', 'email']).execute();
  const idsByEmail = grouped(leads.map(({ email, id }) => [email, id]));
  const wrong = [...acknowledged].flatMap(([number, id]) => {
    const stored = idsByEmail.get(`visitor${number}@example.com`) ?? [];
    return stored.length === 1 && stored[0] === id
      ? []
      : [`Lead ${number} was acknowledged as ${id}, stored: ${stored.join()}`];
  });
  const total =
    leads.length === acknowledged.size ? [] : [`${acknowledged.size} leads acknowledged, ${leads.length} stored`];
  return [...wrong, ...total];
}

/** A complete lead has its comparison, both mails, and the answer under its key. */
async function halfWritten({ connection }: Database): Promise<string[]> {
  const leads = await connection
    .selectFrom('lead')
    .leftJoin('comparison', 'comparison.id', 'lead.comparison_id')
    .select(['lead.id', 'comparison.id as comparison'])
    .execute();
  const mails = await connection.selectFrom('outbox').select(['about_id', 'kind']).execute();
  const kindsByLead = grouped(mails.map(({ about_id, kind }) => [about_id, kind]));
  const keys = await connection.selectFrom('idempotency_key').select(['key', 'body']).execute();
  const answered = new Set(
    keys.map(({ body }) => (body === null ? undefined : fromJsonText<{ data: { id: string } }>(body).data.id)),
  );
  return leads.flatMap(({ id, comparison }) => {
    const kinds = [...(kindsByLead.get(id) ?? [])].sort();
    const isWhole = comparison !== null && kinds.join() === 'sales,visitor' && answered.has(id);
    return isWhole
      ? []
      : [`Lead ${id} is not whole: comparison ${comparison}, mails ${kinds.join()}, answered ${answered.has(id)}`];
  });
}

async function broken({ connection, dialect }: Database): Promise<string[]> {
  if (dialect === 'postgres') return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(connection);
  const foreign = await sql`pragma foreign_key_check`.execute(connection);
  const faults = rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  return foreign.rows.length === 0 ? faults : [...faults, `${foreign.rows.length} rows point to nothing`];
}

function grouped(entries: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of entries) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}
