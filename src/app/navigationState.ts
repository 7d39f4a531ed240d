import { isRecord } from '#domain/json.ts';
import type { Answers } from '#domain/questionFlow.ts';

/** What the router carries to the results (spec 2 "Navigation state"). */
export type ResultsState = {
  userAnswers: Answers;
  userEmail?: string | undefined;
  contactInfo?: { name: string; companyName: string } | undefined;
  /** The same as it came, for whoever needs all of it and checks it. */
  contactDetails?: unknown;
  comparisonId?: string | undefined;
  showResults?: boolean;
};

/** Reads what the router carried; undefined when it carried no answers. Nothing in it is trusted. */
export function readResultsState(state: unknown): ResultsState | undefined {
  if (!isRecord(state) || !isRecord(state.userAnswers)) return undefined;
  const { userAnswers, userEmail, contactInfo, comparisonId, showResults } = state;
  return {
    userAnswers,
    userEmail: textOf(userEmail),
    contactInfo: isRecord(contactInfo)
      ? { name: textOf(contactInfo.name) ?? '', companyName: textOf(contactInfo.companyName) ?? '' }
      : undefined,
    contactDetails: contactInfo,
    comparisonId: textOf(comparisonId),
    showResults: showResults === true,
  };
}

/** Answers known before the quiz opens, as the hero's picker hands them on (D14). */
export function readKnownAnswers(state: unknown): Answers | undefined {
  return isRecord(state) && isRecord(state.known) ? state.known : undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
