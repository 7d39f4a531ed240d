import type { FormTiming } from '#domain/leads/suspicion.ts';
import type { FormSchema } from '#domain/questions/formSchema.ts';
import { type Answers, pruneAnswers } from '#domain/questions/questionFlow.ts';
import { sendKey } from '../sendKey.ts';
import type { QuestionContext } from './questionLogic.ts';

/** What a quiz remembers of a visit: the answers, and the contact step that follows them. */
export type QuizMemory<Contact> = QuestionContext & {
  /** What the visitor has typed so far. */
  contact: Partial<Contact>;
  /** What is sent; undefined until the visitor submits the form. */
  submitted: Contact | undefined;
  /** Why the last send failed, and what was sent then. */
  refusal?: { error: unknown; contact: Contact | undefined } | undefined;
  timing: FormTiming | undefined;
  attemptId: string;
};

export type QuizInput<Contact> = { attemptId: string; answers?: Answers; contact?: Partial<Contact> };

export type ContactEvent<Contact> =
  | { type: 'contact.changed'; contact: Partial<Contact> }
  | { type: 'contact.submitted'; contact: Contact; timing?: FormTiming };

export type QuizSend<Contact> = { contact: Contact; timing: FormTiming | undefined; idempotencyKey: string };

/** The memory at the start of a visit, with what is known already. */
export function newMemory<Contact>(schema: FormSchema, input: QuizInput<Contact>): QuizMemory<Contact> {
  const { attemptId, answers = {}, contact = {} } = input;
  return {
    answers: pruneAnswers(schema, answers),
    drafts: {},
    contact,
    submitted: undefined,
    timing: undefined,
    attemptId,
  };
}

/** What changing or submitting the contact form puts into the memory. */
export function keptContact<Contact>(event: ContactEvent<Contact> | { type: string }): { contact?: Partial<Contact> } {
  return 'contact' in event ? { contact: event.contact } : {};
}

/** Keeps why a send failed, for the fields that it names. */
export const keptRefusal = <Contact>(error: unknown, { submitted }: QuizMemory<Contact>) => ({
  refusal: { error, contact: submitted },
});

/** What is sent once the contact form is submitted; the same values sent again carry the same key (D29). */
export function sendOf<Contact>({ answers, submitted, timing, attemptId }: QuizMemory<Contact>): QuizSend<Contact> {
  if (!submitted) throw new Error('Reached "submitting" without a submitted contact');
  return { contact: submitted, timing, idempotencyKey: sendKey(attemptId, [answers, submitted]) };
}
