import { formMail, type NoteWords, noteMail, type SalesWords } from '#server/mail/templates/formMails.ts';
import { leadBodyReader } from './leadBody.ts';
import type { LeadKind } from './leadKind.ts';

type FormKind = Pick<LeadKind, 'name' | 'word' | 'path' | 'form' | 'person' | 'isPrefilled'> & {
  /** What the visitor is told; left out where nobody is. */
  visitorNote?: NoteWords;
  /** Whether only somebody who agreed is told; else who was offered a box and left it open is not. */
  noteNeedsConsent?: boolean;
  /** What the sales team is told above the fields; left out where it is not told. */
  salesNote?: SalesWords;
};

/** A visitor is told of the same form no more often in a day. */
const NOTES_PER_DAY = 3;

/** A kind of lead that is one form and nothing else. The names of the form are those of the wire (spec 7). */
export function formKind({ visitorNote, noteNeedsConsent, salesNote, ...kind }: FormKind): LeadKind {
  const read = leadBodyReader(kind.form);
  return {
    ...kind,
    read: (body) => ({ ...read(body), details: {} }),
    ...(visitorNote && {
      visitorMail: {
        perDay: NOTES_PER_DAY,
        needsConsent: noteNeedsConsent ?? kind.form.consent !== undefined,
        write: (lead) => noteMail(visitorNote, lead, kind),
      },
    }),
    ...(salesNote && { salesMail: (lead) => formMail(salesNote, lead, kind) }),
  };
}
