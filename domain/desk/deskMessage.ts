export const MESSAGE_STATES = ['waiting', 'failed', 'sent', 'skipped'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** `webhook`: not a mail, but a post to another system. */
export const RECEIVERS = ['visitor', 'sales', 'webhook'] as const;
export type Receiver = (typeof RECEIVERS)[number];

/** A mail or a post to the webhook. */
export type DeskMessage = {
  id: number;
  leadId: string;
  receiver: Receiver;
  state: MessageState;
  /** Why it was not delivered; empty when nothing went wrong. */
  reason: string;
  attempts: number;
  createdAt: string;
  /** When a waiting message is tried next. */
  nextAt: string | null;
  doneAt: string | null;
};

/** A message as it would be sent now; `fault` says why it can no longer be written. */
export type MessagePreview = {
  receiver: Receiver;
  to: string;
  subject: string;
  text: string;
  /** Whether it also has HTML, as every mail does. */
  hasHtml: boolean;
  fault: string;
};

export type DeliveryHealth = {
  /** `files`: no mail server is configured, and mails are written to a folder. */
  mails: 'smtp' | 'files';
  hasWebhook: boolean;
  /** Why nothing is sent at all; empty when nothing is held. */
  held: string;
  lanes: {
    receiver: Receiver;
    waiting: number;
    failed: number;
    lastSentAt: string | null;
    /** The newest reason of a message that waits or was given up; empty without one. */
    reason: string;
  }[];
};
