import { isRecord } from '#domain/json.ts';
import { areSavingsAnswers } from '#domain/savings/savingsQuiz.ts';
import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import { rememberedEmail } from '#src/storage/rememberedUser.ts';

/** What the router carries from the savings quiz to its report (spec 4). */
export type SavingsState = {
  savingsAnswers: SavingsQuizAnswers;
  contactInfo?: { name?: string | undefined; email: string } | undefined;
};

/** Undefined unless its answers are complete. Nothing in it is trusted. */
export function readSavingsState(state: unknown): SavingsState | undefined {
  if (!isRecord(state) || !isRecord(state.savingsAnswers) || !areSavingsAnswers(state.savingsAnswers)) return undefined;
  const { savingsAnswers, contactInfo } = state;
  const { name, email } = isRecord(contactInfo) ? contactInfo : {};
  return {
    savingsAnswers,
    contactInfo: typeof email === 'string' ? { name: typeof name === 'string' ? name : undefined, email } : undefined,
  };
}

/** The email address for the report: from the quiz, or as remembered in this tab. */
export const sentTo = ({ contactInfo }: SavingsState): string | undefined => contactInfo?.email ?? rememberedEmail();
