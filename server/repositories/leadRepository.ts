import type { Selectable } from 'kysely';
import type { Consent } from '#server/consent.ts';
import { fromJsonText, toJsonText } from '#server/database/jsonText.ts';
import type { Executor, Tables } from '#server/database/schema.ts';
import type { Lead } from '#server/leads/lead.ts';
import { inboxOf } from './inbox.ts';

export type LeadRow = Selectable<Tables['lead']>;
type StoredConsent = Omit<Consent, 'at'> & { at: string };

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
      const rows = await executor.selectFrom('lead').selectAll().where('id', 'in', ids).execute();
      return rows.map(toLead);
    },
  };
}
export type LeadRepository = ReturnType<typeof createLeadRepository>;

export function toRow(lead: Lead): LeadRow {
  const { id, kind, email, comparisonId, consent, suspicion } = lead;
  return {
    id,
    kind,
    email,
    inbox: inboxOf(email),
    comparison_id: comparisonId ?? null,
    fields: toJsonText(lead.fields),
    details: toJsonText(lead.details),
    schema_version: lead.schemaVersion,
    consent: consent ? toJsonText(consent) : null,
    suspicion: suspicion ?? null,
    created_at: lead.createdAt.toISOString(),
  };
}

export function toLead(row: LeadRow): Lead {
  const consent = row.consent === null ? undefined : fromJsonText<StoredConsent>(row.consent);
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    fields: fromJsonText(row.fields),
    details: fromJsonText(row.details),
    comparisonId: row.comparison_id ?? undefined,
    schemaVersion: row.schema_version,
    consent: consent && { ...consent, at: new Date(consent.at) },
    suspicion: row.suspicion ?? undefined,
    createdAt: new Date(row.created_at),
  };
}
