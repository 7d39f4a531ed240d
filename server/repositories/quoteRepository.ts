import { toJsonText } from '#server/database/jsonText.ts';
import type { Executor } from '#server/database/schema.ts';
import { emailKey } from './emailKey.ts';
import type { Lead } from './leadRepository.ts';

export type Quote = {
  id: string;
  /** The lead of the same person, where there is one. */
  leadId: string | undefined;
  contact: Lead['contact'];
  /** With the names they had when the visitor chose them. */
  systems: readonly { slug: string; name: string }[];
  additionalInfo: string | undefined;
  createdAt: Date;
};

export function createQuoteRepository(executor: Executor) {
  return {
    async add({ id, leadId, contact, systems, additionalInfo, createdAt }: Quote): Promise<void> {
      const row = {
        id,
        lead_id: leadId ?? null,
        name: contact.name,
        company_name: contact.companyName,
        email: contact.email,
        email_key: emailKey(contact.email),
        phone: contact.phone,
        timeframe: contact.timeframe,
        systems: toJsonText(systems),
        additional_info: additionalInfo ?? null,
        created_at: createdAt.toISOString(),
      };
      await executor.insertInto('quote').values(row).execute();
    },
  };
}
