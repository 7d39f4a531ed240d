import type { FastifyRequest } from 'fastify';
import { isRecord } from '#domain/json.ts';
import { Refusal } from '#server/http/refusal.ts';
import { unstorablePaths } from '#server/http/unstorableText.ts';
import { leadTypes } from '#server/owner/leadRecords.ts';
import type { WantedLeads } from '#server/owner/wantedLeads.ts';
import { leadStates } from './leadProgress.ts';

/** Names and addresses are in no URL (D31), so the search words arrive in a header. */
const SEARCH_HEADER = 'x-desk-search';
const LONGEST_SEARCH = 200;
const DAY = 24 * 3600 * 1000;

type Query = Readonly<Record<string, string | undefined>>;

/** The filters of a request. Throws a 400 for a value that a filter does not offer. */
export function wantedFromQuery(request: FastifyRequest): WantedLeads {
  const query = queryOf(request);
  const { language, source } = query;
  const search = searchOf(request.headers[SEARCH_HEADER]);
  if (unstorablePaths([language, source, search]).length > 0) throw new Refusal(400, 'badRequest');
  return {
    type: oneOf(query.type, leadTypes()),
    state: oneOf(query.state, leadStates),
    language,
    source,
    score: numberOf(query.score),
    ownerId: numberOf(query.owner),
    since: dayOf(query.from),
    // The whole of the last day counts.
    until: after(dayOf(query.until)),
    search,
    remembered: true,
  };
}

/** Each name once: a name given twice has a list as its value, which throws a 400. */
export function queryOf({ query }: FastifyRequest): Query {
  if (!isRecord(query)) return {};
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      if (typeof value !== 'string') throw new Refusal(400, 'badRequest');
      return [name, value];
    }),
  );
}

export function oneOf<Choice extends string>(
  value: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new Refusal(400, 'badRequest');
  return found;
}

function numberOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value)) throw new Refusal(400, 'badRequest');
  return Number(value);
}

/** The beginning of a day written as 2025-08-14. */
export function dayOf(value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00.000Z`) : undefined;
  if (!day || Number.isNaN(day.getTime())) throw new Refusal(400, 'badRequest');
  return day;
}

const after = (day: Date | undefined): Date | undefined => day && new Date(day.getTime() + DAY);

function searchOf(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string') return undefined;
  try {
    return decodeURIComponent(header).slice(0, LONGEST_SEARCH);
  } catch {
    throw new Refusal(400, 'badRequest');
  }
}
