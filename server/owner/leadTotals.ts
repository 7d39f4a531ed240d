import { sql } from 'kysely';
import type { LeadTotals } from '#domain/desk/deskLead.ts';
import type { Connection } from '#server/database/schema.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { conditionOf, type WantedLeads } from './wantedLeads.ts';

const FILTERS = ['type', 'state', 'language', 'source'] as const;
type Filter = (typeof FILTERS)[number];

/** One query counts for all filters, because they offer few choices. */
export async function readLeadTotals(
  connection: Connection,
  wanted: WantedLeads,
  kinds: readonly LeadKind[],
): Promise<LeadTotals> {
  const { type, state, language, source, ...others } = wanted;
  const chosen: Record<Filter, string | undefined> = { type, state, language, source };
  const { rows } = await sql<{ kind: string; state: string; language: string; source: string; leads: number }>`
    select kind, state, language, source, count(*) as leads from lead where ${conditionOf(others, kinds)}
    group by kind, state, language, source`.execute(connection);
  const totals: LeadTotals = { total: 0, type: {}, state: {}, language: {}, source: {} };
  for (const { kind, leads, ...group } of rows) {
    const count = Number(leads);
    const values = { ...group, type: kinds.find(({ name }) => name === kind)?.word ?? kind };
    const differing = FILTERS.filter((filter) => chosen[filter] !== undefined && chosen[filter] !== values[filter]);
    if (differing.length === 0) totals.total += count;
    for (const filter of FILTERS)
      if (differing.every((other) => other === filter))
        totals[filter][values[filter]] = (totals[filter][values[filter]] ?? 0) + count;
  }
  return totals;
}
