import type { MailAddress } from '#server/config.ts';

/** A mail as it is sent. */
export type Mail = {
  messageId: string;
  date: string;
  from: MailAddress;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
};

/** Hands a mail over to what delivers it; throws when it was not taken. */
export type Deliver = (mail: Mail) => Promise<void>;
