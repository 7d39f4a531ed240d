import type { Notice } from '#machines/notice.ts';
import noticeTexts from '#schemas/texts/notices.json';
import { ApiError } from '#src/api/apiError.ts';
import { addTexts, text } from '#src/texts/texts.ts';
import type { Toast } from './noticeStore.ts';

addTexts('notices', noticeTexts);

/** Notices whose text is always our own (spec 8 gives no place to the server's). */
const OWN_WORDS = new Set(['quizStart.invalidEmail', 'quizStart.failed']);
/** Notices of something that went wrong before anything was sent. */
const FAILURES = new Set(['quizStart.invalidEmail', 'listing.agreementRequired', 'session.signInFailed']);

/**
 * The words for a notice by the rule of spec 8: the server's message where there is one, else the error's own, else
 * the text of the notice.
 */
export function noticeToast({ key, error }: Notice): Omit<Toast, 'id'> {
  const fallback = text(`notices:${key}.text`);
  const isFailure = error !== undefined || FAILURES.has(key);
  const body = OWN_WORDS.has(key) ? fallback : messageOf(error) || fallback;
  return { title: text(`notices:${key}.title`), body, severity: isFailure ? 'error' : 'success' };
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return error instanceof Error ? error.message : '';
}
