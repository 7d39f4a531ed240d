import type { SavingsEstimate } from '#domain/savings/estimate.ts';
import type { SavingsReport } from '#domain/savings/report.ts';
import { estimateToWire, reportToWire } from '#domain/savings/wire.ts';
import type { SavingsContact } from '#schemas/__generated__/savingsContact.ts';
import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import type { Consent } from '#server/consent.ts';
import { toJsonText } from '#server/database/jsonText.ts';
import type { Executor } from '#server/database/schema.ts';
import { emailKey } from './emailKey.ts';

export type SavingLead = {
  id: string;
  contact: Omit<SavingsContact, 'agreeToComms'>;
  wantsConsultation: boolean;
  answers: SavingsQuizAnswers;
  estimate: SavingsEstimate;
  report: SavingsReport;
  schemaVersion: string;
  /** Undefined where the visitor did not tick the box, which is optional here. */
  consent: Consent | undefined;
  createdAt: Date;
};

export function createSavingLeadRepository(executor: Executor) {
  return {
    async add(lead: SavingLead): Promise<void> {
      const { contact, consent } = lead;
      const row = {
        id: lead.id,
        name: contact.name,
        company_name: contact.companyName,
        email: contact.email,
        email_key: emailKey(contact.email),
        phone: contact.phone,
        timeframe: contact.timeframe,
        wants_consultation: Number(lead.wantsConsultation),
        answers: toJsonText(lead.answers),
        estimate: toJsonText(estimateToWire(lead.estimate)),
        report: toJsonText(reportToWire(lead.report)),
        schema_version: lead.schemaVersion,
        consent_text: consent?.text ?? null,
        consent_version: consent?.version ?? null,
        consent_at: consent?.at.toISOString() ?? null,
        consent_page: consent?.page ?? null,
        consent_language: consent?.language ?? null,
        consent_address: consent?.address ?? null,
        created_at: lead.createdAt.toISOString(),
      };
      await executor.insertInto('saving_lead').values(row).execute();
    },
  };
}
