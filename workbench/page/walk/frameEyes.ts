import { within } from '@testing-library/dom';
import type { TimedPage } from '#tests/support/walk/walkPage.ts';

/** How long to look for something, in milliseconds: the preview's code is loaded while it is played. */
const LONGEST_LOOK = 15_000;
const BETWEEN_LOOKS = 50;

type Sights = Pick<TimedPage, Extract<keyof TimedPage, `sees${string}`>>;

/** What a visitor finds and sees in a frame, by the names that are read aloud. Fails in words that QA can act on. */
export function eyesOn(frame: HTMLIFrameElement) {
  const body = () => (frame.contentDocument as Document).body;
  const button = (name: string) => within(body()).queryAllByRole<HTMLButtonElement>('button', { name })[0];
  const option = (name: string) =>
    (['radio', 'checkbox'] as const).flatMap((role) =>
      within(body()).queryAllByRole<HTMLInputElement>(role, { name, hidden: true }),
    )[0];
  const field = (label: string) => within(body()).queryAllByLabelText<HTMLInputElement>(beginningWith(label))[0];
  const dialogs = () =>
    within(body())
      .queryAllByRole('dialog')
      .filter((dialog) => dialog.closest<HTMLElement>('.MuiDialog-container')?.style.opacity !== '0')
      .map((dialog) => dialog.querySelector('h2')?.textContent ?? '');
  const textsOf = (role: string) =>
    within(body())
      .queryAllByRole(role)
      .map(({ textContent }) => textContent ?? '');

  /** @param say what is seen instead; undefined once it is as it must be */
  const until = async (say: () => string | undefined): Promise<void> => {
    for (const started = performance.now(); ; ) {
      const wrong = say();
      if (wrong === undefined) return;
      if (performance.now() - started > LONGEST_LOOK) throw new Error(wrong);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
    }
  };
  const same = (what: string, expected: string, found: string | undefined) =>
    found === expected
      ? undefined
      : `${what} should be “${expected}”; it is ${found === undefined ? 'not there' : `“${found}”`}`;

  const sights: Sights = {
    seesHeading: (text) => until(() => same('The heading', text, body().querySelector('h1')?.textContent ?? undefined)),
    seesDialog: (title) =>
      until(() =>
        title === undefined
          ? dialogs().length > 0
            ? `No dialog should be open; “${dialogs()[0]}” is`
            : undefined
          : same('The dialog', title, dialogs()[0]),
      ),
    seesButton: (name, state) => until(() => same(`The button “${name}”`, state, stateOf(button(name)))),
    seesChosen: (names) =>
      until(() => {
        const chosen = [...body().querySelectorAll<HTMLInputElement>('main input:checked')];
        const isSo =
          chosen.length === names.length && names.every((name) => chosen.includes(option(name) as HTMLInputElement));
        return isSo ? undefined : `Chosen should be ${names.join(', ') || 'nothing'}; ${chosen.length} answers are`;
      }),
    seesField: (label, value) => until(() => same(`The field “${label}”`, value, field(label)?.value)),
    seesProgress: (text) =>
      until(() =>
        same(
          'The progress',
          text,
          body().querySelector('[role=progressbar]')?.getAttribute('aria-valuetext') ?? undefined,
        ),
      ),
    seesToast: (title) =>
      until(() =>
        [...textsOf('alert'), ...textsOf('status')].some((text) => text.includes(title))
          ? undefined
          : `The message “${title}” is not there`,
      ),
    seesText: (text) =>
      until(() => (within(body()).queryAllByText(text).length > 0 ? undefined : `“${text}” is not on the page`)),
    seesAddress: (path) => until(() => same('The address', path, frame.contentWindow?.location.pathname)),
    seesNothing: () =>
      until(() => (body().querySelector('#root')?.textContent?.trim() ? 'The page should be empty' : undefined)),
  };

  return {
    body,
    button,
    option,
    field,
    sights,
    /** Waits for something on the page. */
    async found<Found extends Element>(find: () => Found | undefined, what: string): Promise<Found> {
      await until(() => (find() ? undefined : `${what[0]?.toUpperCase()}${what.slice(1)} is not on the page`));
      // Just found.
      return find() as Found;
    },
  };
}

function stateOf(control: HTMLButtonElement | undefined) {
  if (!control) return undefined;
  if (control.getAttribute('aria-busy') === 'true') return 'busy';
  return control.disabled || control.getAttribute('aria-disabled') === 'true' ? 'disabled' : 'ready';
}

/** Labels may end in an asterisk or a word. */
const beginningWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
