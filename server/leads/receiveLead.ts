import { hash, randomUUID } from 'node:crypto';
import { fingerprint } from '#domain/fingerprint.ts';
import { comparisonId } from '#domain/leads/comparisonId.ts';
import { suspicionOf } from '#domain/leads/suspicion.ts';
import type { Consent } from '#server/consent.ts';
import { offeredLanguage } from '#server/http/requestLanguage.ts';
import { TEMPLATE_VERSION } from '#server/mail/composeMail.ts';
import { comparisonRow } from '#server/repositories/comparisonRepository.ts';
import type { RequestKey } from '#server/repositories/idempotencyKeyRepository.ts';
import { inboxOf } from '#server/repositories/inbox.ts';
import { type LeadRepository, toRow } from '#server/repositories/leadRepository.ts';
import type { NewMail } from '#server/repositories/outboxRepository.ts';
import type { Write, Written } from '#server/writes/write.ts';
import type { Writer } from '#server/writes/writer.ts';
import type { FindWording } from './knownWordings.ts';
import type { Lead } from './lead.ts';
import type { LeadKind, ReadLead } from './leadKind.ts';
import { provenConsent } from './provenConsent.ts';
import { searchText } from './searchText.ts';

/** A request with its circumstances. */
export type LeadRequest = {
  body: unknown;
  /** The page it was sent from, if the browser reports it. */
  page: string | undefined;
  address: string;
  language: string;
  key: RequestKey | undefined;
};

type Surroundings = {
  write: Writer;
  leads: LeadRepository;
  findWording: FindWording;
  now: () => Date;
  /** The domain of Message-IDs. */
  mailDomain: string;
  /** Whether leads are posted to a webhook. */
  hasWebhook: boolean;
};

/**
 * The path of every lead: it is read, completed, and stored together with its answer and with notes of the mails
 * about it.
 */
export async function receiveLead(kind: LeadKind, request: LeadRequest, surroundings: Surroundings): Promise<Written> {
  const read = kind.read(request.body);
  const email = String(read.fields[kind.person.email] ?? '');
  const completed = kind.complete ? await kind.complete(read, email, surroundings.leads) : read;
  const at = surroundings.now();
  const consent = await provenConsent(kind.form, read, { ...request, at }, surroundings.findWording);
  const lead = makeLead(kind, completed, { email, consent, at }, request);
  return surroundings.write({
    ...writeOf(kind, lead, surroundings),
    key: request.key,
    answer: { status: 201, body: { data: { id: lead.id, ...kind.answer?.(lead) } } },
  });
}

type Given = { email: string; consent: Consent | undefined; at: Date };

function makeLead(kind: LeadKind, read: ReadLead, { email, consent, at }: Given, request: LeadRequest): Lead {
  const { fields, details, shownConsent, formTiming } = read;
  const name = String(fields[kind.person.name ?? ''] ?? '');
  return {
    id: randomUUID(),
    kind: kind.name,
    language: offeredLanguage(shownConsent.language) ?? request.language,
    email,
    fields,
    details,
    comparisonId: kind.comparison && comparisonId(name || email, hashOf(name, at)),
    schemaVersion: versionOf(kind),
    consent,
    suspicion: suspicionOf(formTiming, { prefilled: kind.isPrefilled ?? false }),
    createdAt: at,
  };
}

/**
 * Name, time and random bytes (D8): it does not reveal the name, and no two are alike. The bytes come from a UUID, because
 * Node makes many of those at once.
 */
const hashOf = (name: string, now: Date): Uint8Array =>
  hash('sha256', `${name}${now.toISOString()}${randomUUID()}`, 'buffer');

const versions = new WeakMap<LeadKind, string>();

function versionOf(kind: LeadKind): string {
  const known = versions.get(kind) ?? fingerprint(JSON.stringify(kind.quiz ?? kind.form.schema));
  versions.set(kind, known);
  return known;
}

function writeOf(kind: LeadKind, lead: Lead, { mailDomain, hasWebhook }: Surroundings): Omit<Write, 'key' | 'answer'> {
  const mails = mailsOf(kind, lead, mailDomain, hasWebhook);
  const { visitorMail } = kind;
  const isMailed = mails.some((mail) => mail.kind === 'visitor');
  const inbox = inboxOf(lead.email);
  const comparison = kind.comparison?.(lead.details);
  return {
    id: lead.id,
    at: lead.createdAt,
    lead: toRow(lead, comparison, searchText(lead, kind.person)),
    ...(comparison && lead.comparisonId !== undefined && { comparison: comparisonRow(lead.comparisonId, comparison) }),
    mails,
    allowance: visitorMail && isMailed ? { inbox, occasion: kind.name, perDay: visitorMail.perDay } : undefined,
  };
}

function mailsOf(kind: LeadKind, lead: Lead, mailDomain: string, hasWebhook: boolean): NewMail[] {
  const note = () => ({
    template: kind.name,
    version: TEMPLATE_VERSION,
    language: lead.language,
    messageId: `<${randomUUID()}@${mailDomain}>`,
  });
  const { visitorMail } = kind;
  const mayBeMailed = visitorMail && (!visitorMail.needsConsent || lead.consent !== undefined);
  return [
    // A program that filled in the honeypot needs no mail.
    ...(mayBeMailed ? [{ kind: 'visitor' as const, note: note(), isSkipped: lead.suspicion === 'honeypot' }] : []),
    ...(kind.salesMail ? [{ kind: 'sales' as const, note: note() }] : []),
    ...(hasWebhook ? [{ kind: 'webhook' as const, note: note() }] : []),
  ];
}
