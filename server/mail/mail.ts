import type { MailAddress } from '#server/config.ts';

export type Mail = {
  messageId: string;
  date: string;
  from: MailAddress;
  to: string;
  replyTo?: string;
  /** The address by which a mail program's own button stops all mails (RFC 8058). */
  unsubscribe?: string;
  subject: string;
  text: string;
  html: string;
};

/** Delivers a mail; throws when it was not accepted. */
export type Deliver = (mail: Mail, audience: Audience) => Promise<void>;
export type Audience = 'visitor' | 'sales';
