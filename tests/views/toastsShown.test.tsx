import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ToastKey } from '#machines/toast.ts';
import toastsTexts from '#schemas/texts/toasts.json';
import { ToastHost } from '#src/toasts/ToastHost.tsx';
import { toasts as store } from '#src/toasts/toastStore.ts';
import { toastWords } from '#src/toasts/toastWords.ts';

afterEach(() => vi.useRealTimers());

/** Toasts for something that went well; a cancelled share is not a failure. */
const SUCCESSES = [
  'listing.received',
  'demoRequest.received',
  'quiz.submitted',
  'detailedQuote.sent',
  'quote.submitted',
  'report.sent',
  'share.shared',
  'share.copied',
  'share.canceled',
];
/** Toasts for a mistake without a failed request. */
const REFUSALS = ['quizStart.invalidEmail', 'listing.agreementRequired', 'session.signInFailed'];

const { $schema: _schema, $id: _id, ...areas } = toastsTexts;
const keys = Object.entries(areas).flatMap(([area, texts]) =>
  Object.entries(texts).map(([name, words]: [string, { title: string; text: string }]) => ({
    key: `${area}.${name}` as ToastKey,
    words,
  })),
);

test.each(keys)('$key has its own title and text, as a fault or as a success', ({ key, words }) => {
  const isSuccess = SUCCESSES.includes(key);
  const failed = isSuccess || REFUSALS.includes(key) ? {} : { error: new Error('') };
  expect(toastWords({ type: 'toast', key, ...failed })).toEqual({
    title: words.title,
    body: words.text,
    severity: isSuccess ? 'success' : 'error',
  });
});

const show = (severity: 'success' | 'error') =>
  render(<ToastHost toasts={[{ id: 7, title: 'The title', body: 'The text', severity }]} />);
const iconOf = (toast: HTMLElement) =>
  toast.querySelector(':scope > svg use')?.getAttribute('href')?.replace(/.*#/, '');

test.each([
  ['success', 'status', 'fill-check-circle'],
  ['error', 'alert', 'fill-warning-octagon'],
] as const)('a %s is announced as %s, and drawn so', (severity, role, icon) => {
  show(severity);
  const toast = screen.getByRole(role);
  expect([...toast.querySelectorAll('p > *')].map(({ textContent }) => textContent)).toEqual(['The title', 'The text']);
  expect(iconOf(toast)).toBe(icon);
  expect(screen.queryByRole(role === 'alert' ? 'status' : 'alert')).toBeNull();
});

test('a fault has a ground of its own, on which its words can be read', () => {
  const groundOf = (severity: 'success' | 'error') => {
    const { unmount } = show(severity);
    const { backgroundColor, color } = getComputedStyle(
      screen.getByText('The title').closest('[data-severity]') as HTMLElement,
    );
    unmount();
    return { backgroundColor, color };
  };
  const fault = groundOf('error');
  expect(fault).not.toEqual(groundOf('success'));
  const [red = 0, green = 0, blue = 0] = channels(fault.backgroundColor);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  // WCAG 2.2, 1.4.3.
  expect(contrast(fault.backgroundColor, fault.color)).toBeGreaterThanOrEqual(4.5);
});

function channels(color: string): number[] {
  const short = /^#(.)(.)(.)$/.exec(color);
  if (short) return short.slice(1).map((digit) => Number.parseInt(digit + digit, 16));
  const long = /^#(..)(..)(..)$/.exec(color);
  if (long) return long.slice(1).map((pair) => Number.parseInt(pair, 16));
  return [...color.matchAll(/[\d.]+/g)].slice(0, 3).map(Number);
}

function contrast(one: string, other: string): number {
  const light = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color)
      .map((channel) => channel / 255)
      .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const Host = () => <ToastHost toasts={store.getShown()} />;

test.each([
  ['success', 0],
  ['error', 1],
] as const)('after a minute %s toasts left: %i', (severity, left) => {
  vi.useFakeTimers();
  const id = store.show({ title: 'The title', body: 'The text', severity });
  const { rerender } = render(<Host />);
  act(() => vi.advanceTimersByTime(60_000));
  rerender(<Host />);
  expect(store.getShown()).toHaveLength(left);
  store.dismiss(id);
});

test('a fault goes when it is closed', async () => {
  store.show({ title: 'The title', body: 'The text', severity: 'error' });
  render(<ToastHost toasts={store.getShown()} />);
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
  expect(store.getShown()).toEqual([]);
});
