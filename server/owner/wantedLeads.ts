import { type RawBuilder, sql } from 'kysely';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { inboxOf } from '#server/repositories/inbox.ts';

/** A filter, the same for the commands and the desk. */
export type WantedLeads = {
  /** The owner's word for the kind. */
  type?: string | undefined;
  since?: Date | undefined;
  /** Before this moment. */
  until?: Date | undefined;
  email?: string | undefined;
  id?: string | undefined;
  state?: string | undefined;
  /** The fewest points that the best system must have. */
  score?: number | undefined;
  language?: string | undefined;
  /** The page of the consent. */
  source?: string | undefined;
  /** The account that looks after it. */
  ownerId?: number | undefined;
  /** Words that must all be in the text that the desk searches. */
  search?: string | undefined;
  /** Leaves out people who were forgotten. */
  remembered?: boolean | undefined;
  /** Only leads after this one, by time and id. */
  after?: Place | undefined;
  /** Only leads up to and including this one. */
  upTo?: Place | undefined;
};

/** The position of a lead among all, the oldest first. */
export type Place = { created_at: string; id: string };

/** More words do not make a lead easier to find. */
const MOST_WORDS = 6;

/** The filter as a condition on the table `lead`. */
export function conditionOf(wanted: WantedLeads, kinds: readonly LeadKind[]): RawBuilder<boolean> {
  const { type, since, until, email, id, state, score, language, source, ownerId, search } = wanted;
  const { remembered, after, upTo } = wanted;
  const names = kinds.filter(({ word }) => word === type).map(({ name }) => name);
  const conditions = [
    sql`1 = 1`,
    type !== undefined && (names.length > 0 ? sql`lead.kind in (${sql.join(names)})` : sql`1 = 0`),
    since !== undefined && sql`lead.created_at >= ${since.toISOString()}`,
    until !== undefined && sql`lead.created_at < ${until.toISOString()}`,
    email !== undefined && sql`lead.inbox = ${inboxOf(email)}`,
    id !== undefined && sql`lead.id = ${id}`,
    state !== undefined && sql`lead.state = ${state}`,
    score !== undefined && sql`lead.score >= ${score}`,
    language !== undefined && sql`lead.language = ${language}`,
    source !== undefined && sql`lead.source = ${source}`,
    ownerId !== undefined && sql`lead.owner_id = ${ownerId}`,
    // Only a forgotten lead has an empty search text: every other has at least an address in it.
    remembered === true && sql`lead.search <> ''`,
    // Compared as one value: with two conditions joined by "or", SQLite begins at the first lead for every page.
    after !== undefined && sql`(lead.created_at, lead.id) > (${after.created_at}, ${after.id})`,
    upTo !== undefined && sql`(lead.created_at, lead.id) <= (${upTo.created_at}, ${upTo.id})`,
    ...wordsOf(search).map((word) => sql`lead.search like ${`%${word}%`} escape '!'`),
  ].filter((condition) => condition !== false);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** In lower case, as in the column, and with everything escaped that `like` would take for a pattern. */
function wordsOf(search = ''): string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => word.replace(/[!%_]/g, '!$&'));
}
