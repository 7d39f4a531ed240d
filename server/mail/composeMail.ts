import type { MailAddress } from '#server/config.ts';
import type { Lead } from '#server/leads/lead.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import type { FinishedMail, MailNote, QueuedMail } from '#server/repositories/outboxRepository.ts';
import type { Audience, Mail } from './mail.ts';
import type { MailContent } from './templates/layout.ts';
import { withPersonLink } from './templates/withPersonLink.ts';
import { withWarning } from './templates/withWarning.ts';
import type { PostedLead } from './webhook.ts';

/** Senders, receivers and the base of links. */
export type MailSettings = {
  publicUrl: string;
  mailFrom: MailAddress;
  salesEmail: string;
  /** The path of a person's own page, by email address; without it no mail links there. */
  personPath?: ((email: string) => string) | undefined;
};

/** The current version; a note of another version is not guessed at. */
export const TEMPLATE_VERSION = 1;

export type Composed = { kind: 'mail'; mail: Mail; audience: Audience } | { kind: 'webhook'; posted: PostedLead };

/** Writes the mail about a lead. */
export function composeMail(
  queued: QueuedMail,
  lead: Lead | undefined,
  kinds: readonly LeadKind[],
  settings: MailSettings,
): Composed {
  const { note } = queued;
  const audience = queued.kind === 'sales' ? 'sales' : 'visitor';
  if (isFinished(note))
    return 'html' in note ? { kind: 'mail', mail: note, audience } : { kind: 'webhook', posted: note };
  const kind = kinds.find(({ name }) => name === note.template);
  if (!lead || !kind || note.version !== TEMPLATE_VERSION)
    throw new Error(`This release has no words for "${note.template}" in version ${note.version}`);
  if (queued.kind === 'webhook') return { kind: 'webhook', posted: postedLead(lead, kind, settings) };
  return { kind: 'mail', mail: writeMail(audience, note, lead, kind, settings), audience };
}

const isFinished = (note: MailNote | FinishedMail): note is FinishedMail => !('template' in note);

function writeMail(
  audience: Audience,
  { messageId }: MailNote,
  lead: Lead,
  kind: LeadKind,
  settings: MailSettings,
): Mail {
  const envelope = { messageId, date: lead.createdAt.toISOString(), from: settings.mailFrom };
  if (audience === 'visitor') {
    const content = words(kind.visitorMail?.write(lead, settings));
    const path = settings.personPath?.(lead.email);
    const ownPage = path === undefined ? undefined : `${settings.publicUrl}${path}`;
    return {
      ...envelope,
      to: lead.email,
      // Mails invite answers, which must not go to a "no-reply" address.
      replyTo: settings.salesEmail,
      ...(ownPage === undefined ? content : withPersonLink(content, ownPage)),
      ...(ownPage !== undefined && { unsubscribe: `${ownPage}/unsubscribe` }),
    };
  }
  const content = words(kind.salesMail?.(lead, settings));
  return {
    ...envelope,
    to: settings.salesEmail,
    replyTo: lead.email,
    ...(lead.suspicion ? withWarning(content, lead.suspicion) : content),
  };
}

function words(content: MailContent | undefined): MailContent {
  if (!content) throw new Error('This kind of lead has no such mail any more');
  return content;
}

function postedLead(lead: Lead, kind: LeadKind, settings: MailSettings): PostedLead {
  return {
    id: lead.id,
    type: kind.name,
    createdAt: lead.createdAt.toISOString(),
    suspicion: lead.suspicion ?? null,
    lead: { ...lead.fields, ...kind.posted?.(lead, settings) },
  };
}
