import type { Toast, ToastKey } from '#machines/toast.ts';
import toastsTexts from '#schemas/texts/toasts.json';
import { ApiError } from '#src/api/apiError.ts';
import { textOf } from '#src/texts/texts.ts';
import type { ShownToast } from './toastStore.ts';

/** Toasts that always show their own text (spec 8). */
const OWN_WORDS = new Set<ToastKey>(['quizStart.invalidEmail', 'quizStart.failed']);
/** Toasts that report a failure even when they carry no error. */
const FAILURES = new Set<ToastKey>(['quizStart.invalidEmail', 'listing.agreementRequired', 'session.signInFailed']);

/**
 * The words by spec 8: the server's message if there is one, otherwise the error's own message, otherwise the text of the
 * toast.
 */
export function toastWords({ key, error }: Toast): Omit<ShownToast, 'id'> {
  const fallback = textOf(toastsTexts, `${key}.text`);
  const isFailure = error !== undefined || FAILURES.has(key);
  const body = OWN_WORDS.has(key) ? fallback : messageOf(error) || fallback;
  return { title: textOf(toastsTexts, `${key}.title`), body, severity: isFailure ? 'error' : 'success' };
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return error instanceof Error ? error.message : '';
}
