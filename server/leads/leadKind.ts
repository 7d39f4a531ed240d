import type { FormTiming } from '#domain/leads/suspicion.ts';
import type { FormSchema } from '#domain/questions/formSchema.ts';
import type { ShownConsent } from '#server/consent.ts';
import type { ServerForm } from '#server/forms.ts';
import type { MailContent } from '#server/mail/templates/layout.ts';
import type { Section } from '#server/mail/templates/sections.ts';
import type { Comparison } from '#server/repositories/comparisonRepository.ts';
import type { LeadRepository } from '#server/repositories/leadRepository.ts';
import type { Fields, Lead } from './lead.ts';

export type ReadLead<Details extends object = object> = {
  fields: Fields;
  details: Details;
  /** The answer of the consent box. */
  agrees: unknown;
  /** The name of that box in the body. */
  consentBox: string;
  shownConsent: ShownConsent;
  formTiming: FormTiming;
};

/** The base of links in mails. */
export type Links = { publicUrl: string };

/**
 * Everything that distinguishes a kind of lead. Storing it, proving its consent, mailing, posting, listing,
 * exporting and forgetting it are the same for all (receiveLead.ts).
 */
export type LeadKind<Details extends object = object> = {
  /** Stored with each lead and sent to the webhook; never changes. */
  name: string;
  /** The owner's word for such leads: `npm run leads -- list --type WORD`. */
  word: string;
  /** Its path, below the product. */
  path: string;
  form: ServerForm;
  /** The form's fields that identify a person. */
  person: { email: string; name?: string; company?: string; phone?: string };
  /** True when nothing has to be typed: a person may send it at once. */
  isPrefilled?: boolean;

  /** What `read` accepts, as JSON Schema: for the description of the API. */
  body: object;
  /** Reads a request's body, or throws a 422. */
  read(body: unknown): ReadLead<Details>;
  /** Adds details that have to be looked up. */
  complete?(read: ReadLead<Details>, email: string, leads: LeadRepository): Promise<ReadLead<Details>>;
  /** The comparison that anyone with its address can see. It is the only place that keeps these details. */
  comparison?(details: Details): Comparison;
  /** The answer besides the id, and the schemas of its fields. */
  answer?(lead: Lead<Details>): object;
  answered?: Readonly<Record<string, object>>;

  /** The mail to the visitor, its limit per day, and whether it needs consent. */
  visitorMail?: { perDay: number; needsConsent: boolean; write(lead: Lead<Details>, links: Links): MailContent };
  salesMail?(lead: Lead<Details>, links: Links): MailContent;
  /** What the webhook gets besides the fields. */
  posted?(lead: Lead<Details>, links: Links): object;
  /** What the desk and the person's own page show of a lead besides the form; the desk in English. */
  inWords?(lead: Lead<Details>, language?: string): Section[];
  /** The quiz of `details.answers`. */
  quiz?: FormSchema;
};
