import type { FormSchema } from '#domain/formSchema.ts';
import type { FormTiming } from '#domain/suspicion.ts';
import type { ShownConsent } from '#server/consent.ts';
import type { ServerForm } from '#server/forms.ts';
import type { MailContent } from '#server/mail/templates/layout.ts';
import type { Comparison } from '#server/repositories/comparisonRepository.ts';
import type { LeadRepository } from '#server/repositories/leadRepository.ts';
import type { Fields, Lead } from './lead.ts';

/** A request as its kind reads it. */
export type ReadLead<Details extends object = object> = {
  fields: Fields;
  details: Details;
  /** What was answered under the consent box. */
  agrees: unknown;
  shownConsent: ShownConsent;
  formTiming: FormTiming;
};

/** Where links of a mail lead. */
export type Links = { publicUrl: string };

/**
 * All that makes one kind of lead another than the rest. Storing it, proving its consent, mailing, posting, listing,
 * exporting and forgetting it are the same for all (receiveLead.ts).
 */
export type LeadKind<Details extends object = object> = {
  /** Stored with each lead and told to the webhook; never changes. */
  name: string;
  /** What its owner calls such leads: `npm run leads -- list --type WORD`. */
  word: string;
  /** Where it is posted to, below the product. */
  path: string;
  form: ServerForm;
  /** The names of the form's fields that say who somebody is. */
  person: { email: string; name?: string; company?: string; phone?: string };
  /** True where nothing has to be typed: a person may send it at once. */
  isPrefilled?: boolean;

  /** Reads a request's body, or throws a 422. */
  read(body: unknown): ReadLead<Details>;
  /** Adds what has to be looked up. */
  complete?(read: ReadLead<Details>, email: string, leads: LeadRepository): Promise<ReadLead<Details>>;
  /** What is shown to anyone who has the address that is answered. */
  comparison?(details: Details): Comparison;
  /** What is answered beside the id. */
  answer?(lead: Lead<Details>): object;

  /** What the visitor is told, how often a day, and whether only somebody who agreed to it. */
  visitorMail?: { perDay: number; needsConsent: boolean; write(lead: Lead<Details>, links: Links): MailContent };
  /** What the sales team is told. */
  salesMail?(lead: Lead<Details>, links: Links): MailContent;
  /** What the webhook is told beside the fields. */
  posted?(lead: Lead<Details>, links: Links): object;
  /** Whose questions `details.answers` answers. */
  quiz?: FormSchema;
};
