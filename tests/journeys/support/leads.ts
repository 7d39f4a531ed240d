import type { QuizDetails, QuizLead } from '#server/leads/kinds/quiz/quizKind.ts';
import type { Lead } from '#server/leads/lead.ts';
import { inboxOf } from '#server/repositories/inbox.ts';
import { selectLeads, toLead } from '#server/repositories/leadRepository.ts';
import type { Product } from './product.ts';

/** The stored leads of one kind and address, oldest first. */
export async function leadsOfKind(product: Product, kind: string, email: string): Promise<Lead[]> {
  const rows = await product.read((connection) =>
    selectLeads(connection)
      .where('kind', '=', kind)
      .where('inbox', '=', inboxOf(email))
      .orderBy('lead.created_at')
      .execute(),
  );
  return rows.map(toLead);
}

/** The same for the main quiz. */
export async function leadsOf(product: Product, email: string): Promise<QuizLead[]> {
  const leads = await leadsOfKind(product, 'quiz', email);
  // Holds because these are the details of that kind.
  return leads.map((lead) => ({ ...lead, details: lead.details as QuizDetails }));
}
