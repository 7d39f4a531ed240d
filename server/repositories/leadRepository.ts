import type { Selectable } from 'kysely';
import { ENGLISH } from '#domain/pages/languagePaths.ts';
import type { Consent } from '#server/consent.ts';
import { fromJsonText, toJsonText } from '#server/database/jsonText.ts';
import type { Executor, JsonText, Tables } from '#server/database/schema.ts';
import type { Lead } from '#server/leads/lead.ts';
import { type Comparison, readComparison } from './comparisonRepository.ts';
import { inboxOf } from './inbox.ts';

type StoredLead = Selectable<Tables['lead']>;
/** A new lead, which has no state or owner yet. */
export type LeadRow = Omit<StoredLead, 'state' | 'owner_id'>;
/** With the columns of its comparison, null for a lead without one. */
export type FoundLead = StoredLead & {
  comparison_answers: JsonText | null;
  comparison_recommendations: JsonText | null;
};
type StoredConsent = Omit<Consent, 'at' | 'withdrawnAt'> & { at: string; withdrawnAt?: string };

export const selectLeads = (executor: Executor) => selectComparisons(executor).selectAll('lead');

/** Selects the comparisons of leads; the caller adds the columns of the leads themselves. */
export const selectComparisons = (executor: Executor) =>
  executor
    .selectFrom('lead')
    .leftJoin('comparison', 'comparison.id', 'lead.comparison_id')
    .select(['comparison.answers as comparison_answers', 'comparison.recommendations as comparison_recommendations']);

export function createLeadRepository(executor: Executor) {
  return {
    /** A person's newest quiz lead, preferring the one of this comparison. */
    async findIdOf(email: string, comparisonId: string | undefined): Promise<string | undefined> {
      const rows = await executor
        .selectFrom('lead')
        .select(['id', 'comparison_id'])
        .where('inbox', '=', inboxOf(email))
        .where('comparison_id', 'is not', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return (rows.find((row) => row.comparison_id === comparisonId) ?? rows[0])?.id;
    },

    async find(ids: readonly string[]): Promise<Lead[]> {
      if (ids.length === 0) return [];
      const rows = await selectLeads(executor).where('lead.id', 'in', ids).execute();
      return rows.map(toLead);
    },
  };
}
export type LeadRepository = ReturnType<typeof createLeadRepository>;

/** A lead as it is stored. What its comparison holds is stored only there. */
export function toRow(lead: Lead, comparison: Comparison | undefined, search: string): LeadRow {
  const { id, kind, language, email, comparisonId, consent, suspicion } = lead;
  const own = Object.entries(lead.details).filter(([name]) => comparison === undefined || !(name in comparison));
  return {
    id,
    kind,
    email,
    inbox: inboxOf(email),
    comparison_id: comparisonId ?? null,
    fields: toJsonText(lead.fields),
    details: toJsonText(Object.fromEntries(own)),
    schema_version: lead.schemaVersion,
    consent: consent ? toJsonText(consent) : null,
    suspicion: suspicion ?? null,
    score: comparison?.recommendations[0]?.score ?? -1,
    language,
    source: consent?.page ?? '',
    search,
    created_at: lead.createdAt.toISOString(),
  };
}

export function toLead(row: FoundLead): Lead {
  const consent = row.consent === null ? undefined : fromJsonText<StoredConsent>(row.consent);
  return {
    id: row.id,
    kind: row.kind,
    language: row.language || ENGLISH,
    email: row.email,
    fields: fromJsonText(row.fields),
    details: { ...comparisonOf(row), ...fromJsonText<object>(row.details) },
    comparisonId: row.comparison_id ?? undefined,
    schemaVersion: row.schema_version,
    consent: consent && readConsent(consent),
    suspicion: row.suspicion ?? undefined,
    createdAt: new Date(row.created_at),
  };
}

const readConsent = ({ at, withdrawnAt, ...consent }: StoredConsent): Consent => ({
  ...consent,
  at: new Date(at),
  ...(withdrawnAt !== undefined && { withdrawnAt: new Date(withdrawnAt) }),
});

function comparisonOf({ comparison_answers, comparison_recommendations }: FoundLead): Comparison | undefined {
  if (comparison_answers === null || comparison_recommendations === null) return undefined;
  return readComparison({ answers: comparison_answers, recommendations: comparison_recommendations });
}
