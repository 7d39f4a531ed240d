import { expect, test } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import { createToastStore } from '#src/toasts/toastStore.ts';
import { toastWords } from '#src/toasts/toastWords.ts';

test('spec 8: the server’s message, else the error’s, else the text of the toast', () => {
  const said = (error: unknown) => toastWords({ type: 'toast', key: 'quiz.submitFailed', error });
  const fallback = 'There was an error submitting your answers. Please try again.';
  expect(
    [
      new ApiError('We are closed.', { status: 503 }),
      new Error('Out of memory'),
      new ApiError('', { status: 502 }),
      'odd',
    ].map((error) => said(error).body),
  ).toEqual(['We are closed.', 'Out of memory', fallback, fallback]);
  expect(said(new ApiError(''))).toEqual({ title: 'Error', body: fallback, severity: 'error' });
});

test('spec 8: a start of the quiz that fails always says the same', () => {
  const error = new ApiError('SQLSTATE[HY000]', { status: 500 });
  expect(toastWords({ type: 'toast', key: 'quizStart.failed', error }).body).toBe(
    'There was an issue starting the quiz. Please try again.',
  );
});

test('success and fault look different', () => {
  const severities = (['quiz.submitted', 'quizStart.invalidEmail'] as const).map(
    (key) => toastWords({ type: 'toast', key }).severity,
  );
  expect(severities).toEqual(['success', 'error']);
});

test('T-06 the same message again replaces itself; others wait beneath', () => {
  const store = createToastStore();
  const toast = (body: string) => ({ title: 'Error', body, severity: 'error' as const });
  for (const body of ['a', 'b', 'a']) store.show(toast(body));
  expect(store.getShown().map(({ body }) => body)).toEqual(['b', 'a']);
  store.dismiss(store.getShown().at(-1)?.id ?? 0);
  expect(store.getShown().map(({ body }) => body)).toEqual(['b']);
});

test('a success gives way to whatever is said next', () => {
  const store = createToastStore();
  for (const title of ['Share canceled', 'Link copied']) store.show({ title, body: '', severity: 'success' });
  expect(store.getShown().map(({ title }) => title)).toEqual(['Link copied']);
});
