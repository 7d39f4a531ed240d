import { isRecord } from '#domain/json.ts';
import type { FormSchema } from '#domain/questions/formSchema.ts';
import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import { readAnswers } from '#domain/questions/readAnswers.ts';
import type { RankedSystem } from '#domain/scoring/scoring.ts';
import { readRanking } from '#src/api/recommendations.ts';

/** What the results show about the visitor; each is empty where the contact form leaves it open. */
type ShownContact = { name?: string | undefined; companyName?: string | undefined };

/** What the router carries to the results (spec 2 "Navigation state"). */
export type ResultsState = {
  userAnswers: Answers;
  /** Absent if a page of an older release carried it. */
  recommendations?: RankedSystem[] | undefined;
  userEmail?: string | undefined;
  contactInfo?: ShownContact | undefined;
  /** Unchecked: a reader that needs it checks all of it. */
  contactDetails?: unknown;
  comparisonId?: string | undefined;
};

/** Undefined when it has no quiz answers. Nothing in it is trusted. */
export function readResultsState(state: unknown): ResultsState | undefined {
  if (!isRecord(state)) return undefined;
  const userAnswers = readAnswers(mainQuizSchema, state.userAnswers);
  if (Object.keys(userAnswers).length === 0) return undefined;
  const { recommendations, userEmail, contactInfo, comparisonId } = state;
  return {
    userAnswers,
    recommendations: readRanking(recommendations),
    userEmail: textOf(userEmail),
    contactInfo: isRecord(contactInfo)
      ? { name: textOf(contactInfo.name), companyName: textOf(contactInfo.companyName) }
      : undefined,
    contactDetails: contactInfo,
    comparisonId: textOf(comparisonId),
  };
}

/** Answers known before the quiz opens, from the hero's picker (D14). */
export function readKnownAnswers(schema: FormSchema, state: unknown): Answers | undefined {
  return isRecord(state) && isRecord(state.known) ? readAnswers(schema, state.known) : undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
