import type { Suspicion } from '#domain/suspicion.ts';
import type { Executor } from '#server/database/schema.ts';
import type { Lead } from '#server/repositories/leadRepository.ts';
import { type MailSettings, queueMails } from './queueMails.ts';
import { salesMail } from './templates/salesMail.ts';
import { visitorMail } from './templates/visitorMail.ts';

/** Queues both mails of a lead in the transaction that stores it. */
export async function queueLeadMails(
  executor: Executor,
  lead: Lead,
  settings: MailSettings,
  suspicion?: Suspicion,
): Promise<void> {
  const { contact, recommendations } = lead;
  const comparisonUrl = `${settings.publicUrl}/comparison/${lead.comparisonId}`;
  await queueMails(
    executor,
    {
      occasion: 'lead',
      aboutId: lead.id,
      at: lead.createdAt,
      suspicion,
      replyTo: contact.email,
      visitor: lead.consent && {
        address: contact.email,
        content: visitorMail({ name: contact.name, recommendations, comparisonUrl }),
      },
      sales: salesMail(lead, comparisonUrl),
      lead: {
        ...contact,
        wantsConsultation: lead.wantsConsultation,
        answers: lead.answers,
        recommendations: recommendations.map(({ slug }) => slug),
        comparisonUrl,
      },
    },
    settings,
  );
}
