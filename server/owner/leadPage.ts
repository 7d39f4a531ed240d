import { type RawBuilder, sql } from 'kysely';
import type { LeadSummary } from '#domain/desk/deskLead.ts';
import type { Connection } from '#server/database/schema.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { selectLeads } from '#server/repositories/leadRepository.ts';
import { toRecord } from './leadRecords.ts';
import { conditionOf, type WantedLeads } from './wantedLeads.ts';

export const LEAD_ORDERS = ['time', 'score', 'person'] as const;
export type LeadOrder = (typeof LEAD_ORDERS)[number];

type Asked = {
  wanted: WantedLeads;
  order: LeadOrder;
  descending: boolean;
  /** The last lead of the previous page: its id alone, because leads may be sorted by a personal value. */
  after: string | undefined;
};

const LEADS_A_PAGE = 50;

const COLUMNS: Readonly<Record<LeadOrder, RawBuilder<unknown>>> = {
  time: sql`lead.created_at`,
  score: sql`lead.score`,
  person: sql`lead.inbox`,
};

/** One page of leads, and where the next begins. Ids are found first, in an index, and only those rows are read. */
export async function readLeadPage(
  connection: Connection,
  { wanted, order, descending, after }: Asked,
  kinds: readonly LeadKind[],
): Promise<{ leads: LeadSummary[]; next: string | undefined }> {
  const column = COLUMNS[order];
  const direction = descending ? sql`desc` : sql`asc`;
  const isLater = descending ? sql`<` : sql`>`;
  const place = sql`(select ${column} from lead where lead.id = ${after})`;
  const rest = after === undefined ? sql`` : sql`and (${column}, lead.id) ${isLater} (${place}, ${after})`;
  const { rows } = await sql<{ id: string }>`
    select lead.id as id from lead where ${conditionOf(wanted, kinds)} ${rest}
    order by ${column} ${direction}, lead.id ${direction} limit ${LEADS_A_PAGE + 1}`.execute(connection);
  const ids = rows.slice(0, LEADS_A_PAGE).map(({ id }) => id);
  const leads = await readSummaries(connection, ids, kinds);
  return { leads, next: rows.length > ids.length ? ids.at(-1) : undefined };
}

/** Leads by id, in the order of the ids. */
export async function readSummaries(
  connection: Connection,
  ids: readonly string[],
  kinds: readonly LeadKind[],
): Promise<LeadSummary[]> {
  if (ids.length === 0) return [];
  const rows = await selectLeads(connection).where('lead.id', 'in', ids).execute();
  const byId = new Map(
    rows.map((row) => {
      const { inbox: _inbox, details: _details, ...record } = toRecord(row, kinds);
      const { state, owner_id, score, language, source } = row;
      return [row.id, { ...record, state, ownerId: owner_id, score: score < 0 ? null : score, language, source }];
    }),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
