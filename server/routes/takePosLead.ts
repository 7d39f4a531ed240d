import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { comparisonId } from '#domain/comparisonId.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import { suspicionOf } from '#domain/suspicion.ts';
import { recommendSystems } from '#server/catalogue.ts';
import { proofOfConsent } from '#server/consent.ts';
import type { Executor } from '#server/database/schema.ts';
import { currentConsent, mainQuiz } from '#server/forms.ts';
import { queueLeadMails } from '#server/mail/queueLeadMails.ts';
import type { MailSettings } from '#server/mail/queueMails.ts';
import { type Comparison, createComparisonRepository } from '#server/repositories/comparisonRepository.ts';
import { createLeadRepository, type Lead } from '#server/repositories/leadRepository.ts';
import { createSuspicionRepository } from '#server/repositories/suspicionRepository.ts';
import type { PosLeadRequest } from './posLeadBody.ts';

type Circumstances = { now: Date; address: string; mail: MailSettings };

const schemaVersion = fingerprint(JSON.stringify(mainQuiz.schema));

/** Stores a lead with its comparison and queues its mails; all of it or, when the transaction fails, nothing. */
export async function takePosLead(
  transaction: Executor,
  { contact, wantsConsultation, answers, consent, trace }: PosLeadRequest,
  { now, address, mail }: Circumstances,
): Promise<Lead> {
  const { agreeToComms, ...person } = contact;
  const recommendations = recommendSystems(answers);
  const lead: Lead = {
    id: randomUUID(),
    comparisonId: await addComparison(transaction, person.name, { answers, recommendations }, now),
    contact: person,
    wantsConsultation,
    answers,
    recommendations,
    schemaVersion,
    consent: proofOfConsent(agreeToComms, consent, currentConsent, { at: now, address }),
    createdAt: now,
  };
  await createLeadRepository(transaction).add(lead);
  const suspicion = suspicionOf(trace);
  await createSuspicionRepository(transaction).add(lead.id, suspicion, now);
  await queueLeadMails(transaction, lead, mail, suspicion);
  return lead;
}

async function addComparison(transaction: Executor, name: string, comparison: Comparison, now: Date): Promise<string> {
  const comparisons = createComparisonRepository(transaction);
  for (;;) {
    const id = comparisonId(name, hashOf(name, now));
    if (await comparisons.add(id, comparison, now)) return id;
  }
}

/** Name, time and random bytes (D8): the name can't be read off it, and two never have the same. */
function hashOf(name: string, now: Date): Uint8Array {
  return createHash('sha256').update(name).update(now.toISOString()).update(randomBytes(16)).digest();
}
