import type { RankedSystem } from '#domain/scoring.ts';
import type { Contact } from '#schemas/__generated__/contact.ts';
import type { MainQuizAnswers } from '#schemas/__generated__/mainQuiz.ts';
import type { Consent } from '#server/consent.ts';
import { toJsonText } from '#server/database/jsonText.ts';
import type { Executor } from '#server/database/schema.ts';
import { emailKey } from './emailKey.ts';

export type Lead = {
  id: string;
  comparisonId: string;
  contact: Omit<Contact, 'expertConsultation' | 'agreeToComms'>;
  wantsConsultation: boolean;
  answers: MainQuizAnswers;
  recommendations: RankedSystem[];
  schemaVersion: string;
  /** Undefined where the visitor did not tick the box. */
  consent: Consent | undefined;
  createdAt: Date;
};

export function createLeadRepository(executor: Executor) {
  return {
    async add(lead: Lead): Promise<void> {
      const { contact, consent } = lead;
      const row = {
        id: lead.id,
        kind: 'pos' as const,
        comparison_id: lead.comparisonId,
        name: contact.name,
        company_name: contact.companyName,
        email: contact.email,
        email_key: emailKey(contact.email),
        phone: contact.phone,
        timeframe: contact.timeframe,
        wants_consultation: Number(lead.wantsConsultation),
        answers: toJsonText(lead.answers),
        recommendations: toJsonText(lead.recommendations),
        schema_version: lead.schemaVersion,
        consent_text: consent?.text ?? null,
        consent_version: consent?.version ?? null,
        consent_at: consent?.at.toISOString() ?? null,
        consent_page: consent?.page ?? null,
        consent_language: consent?.language ?? null,
        consent_address: consent?.address ?? null,
        created_at: lead.createdAt.toISOString(),
      };
      await executor.insertInto('lead').values(row).execute();
    },

    /** The newest lead of an address; of its leads, the one that this comparison was made for comes first. */
    async findIdOf(email: string, comparisonId: string | undefined): Promise<string | undefined> {
      const rows = await executor
        .selectFrom('lead')
        .select(['id', 'comparison_id'])
        .where('email_key', '=', emailKey(email))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return (rows.find((row) => row.comparison_id === comparisonId) ?? rows[0])?.id;
    },
  };
}
