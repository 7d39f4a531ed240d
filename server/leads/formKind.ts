import { formMail, type NoteWords, noteMail, type SalesWords } from '#server/mail/templates/formMails.ts';
import { leadBodyReader } from './leadBody.ts';
import type { LeadKind } from './leadKind.ts';

type FormKind = Pick<LeadKind, 'name' | 'word' | 'path' | 'form' | 'person' | 'isPrefilled'> & {
  /** The mail to the visitor, if any. */
  visitorNote?: (language: string) => NoteWords;
  /** Whether the mail needs a consent; by default it does when the form has a consent box. */
  noteNeedsConsent?: boolean;
  /** The introduction of the mail to the sales team, if any. */
  salesNote?: SalesWords;
};

/** The most mails about one form to a visitor per day. */
const NOTES_PER_DAY = 3;

/** A kind of lead that is just one form. The wire uses the form's names (spec 7). */
export function formKind({ visitorNote, noteNeedsConsent, salesNote, ...kind }: FormKind): LeadKind {
  const read = leadBodyReader(kind.form);
  return {
    ...kind,
    body: read.schema,
    read: (body) => ({ ...read(body), details: {} }),
    ...(visitorNote && {
      visitorMail: {
        perDay: NOTES_PER_DAY,
        needsConsent: noteNeedsConsent ?? kind.form.consents.length > 0,
        write: (lead) => noteMail(visitorNote(lead.language), lead, kind),
      },
    }),
    ...(salesNote && { salesMail: (lead) => formMail(salesNote, lead, kind) }),
  };
}
