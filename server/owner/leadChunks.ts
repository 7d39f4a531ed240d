import type { Connection } from '#server/database/schema.ts';
import { conditionOf, type Place, type WantedLeads } from './wantedLeads.ts';

/**
 * Leads in a chunk, including those that the filter leaves out. The lines of a larger chunk would stay in memory long
 * enough for the garbage collector to promote them.
 */
const CHUNK = 200;

/** Cuts the wanted leads into consecutive chunks. The last one has no end. */
export async function* cutIntoChunks(
  connection: Connection,
  wanted: WantedLeads,
  size = CHUNK,
): AsyncGenerator<WantedLeads> {
  let { after } = wanted;
  for (;;) {
    const upTo = await findPlace(connection, { since: wanted.since, after }, size);
    yield { ...wanted, after, upTo };
    if (!upTo) return;
    after = upTo;
  }
}

/** The place of the last of `count` leads, read from an index alone. Undefined when there are fewer. */
export const findPlace = (connection: Connection, wanted: WantedLeads, count: number): Promise<Place | undefined> =>
  connection
    .selectFrom('lead')
    .select(['created_at', 'id'])
    .where(conditionOf(wanted, []))
    .orderBy('created_at')
    .orderBy('id')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
