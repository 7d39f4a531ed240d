import createCache from '@emotion/cache';
import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, parsePath, useLocation, useNavigate } from 'react-router-dom';
import { expect, vi } from 'vitest';
import type { Call } from './calls.ts';
import { createHeldCalls } from './heldCalls.ts';
import { playBrowser } from './playedBrowser.ts';
import { stubNetwork } from './viewsServer.ts';
import type { TimedPage } from './walkPage.ts';

// The default wrapper of user-event waits for a timer, which never ends with a stopped clock.
configure({ asyncWrapper: (gesture) => gesture() });

/** How long to wait for code that is loaded on demand, in milliseconds. */
const LONGEST_LOADING = 10_000;
// From before the test's fake timers, because loading takes real time.
const { setImmediate: nextTick } = globalThis;
const realTime = performance.now.bind(performance);

/**
 * The whole app in a simulated DOM. Its clock is stopped unless time passes: the test has to use fake timers. Modules are
 * loaded again for each page, because loading them starts the look-up.
 */
export function createViewsPage(holds: readonly Call[]): TimedPage {
  const held = createHeldCalls();
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  let address = '';
  let goBack = () => {};
  const keepAddress = (path: string, back: () => void) => {
    address = path;
    goBack = back;
  };

  const click = async (element: Element) => {
    await user.click(element);
    await settle();
  };
  const option = (name: string) => found(() => choices(name)[0]);
  const field = (label: string) => found(() => fieldOf(label));

  return {
    stopClock: async () => undefined,
    startClock: async () => undefined,
    playBrowser,
    async open(path, state) {
      vi.resetModules();
      sessionStorage.clear();
      stubNetwork(held, holds);
      // Matching every rule of every sheet for each name of an element took 40 % of a walk. No name here depends on a
      // sheet; the walks in a browser read names as a browser makes them.
      vi.stubGlobal('getComputedStyle', (element: HTMLElement) => element.style);
      const { App } = await import('#src/app/App.tsx');
      const { Providers } = await import('#src/app/Providers.tsx');
      const { preparePage } = await import('#src/app/siteRoutes.tsx');
      const { session } = await import('#src/features/session/sessionActor.ts');
      const { watchForActivity } = await import('#src/ui/activity.ts');
      watchForActivity();
      session.start();
      const location = { hash: '', pathname: '/', ...parsePath(path) };
      await preparePage(location);
      render(
        <Providers styles={createCache({ key: 'css' })}>
          <MemoryRouter initialEntries={[{ ...location, state }]}>
            <App />
            <Address onChange={keepAddress} />
          </MemoryRouter>
        </Providers>,
      );
      await settle();
    },
    async back() {
      act(goBack);
      await settle();
    },
    async escape() {
      await user.keyboard('{Escape}');
      await settle();
    },
    press: async (name) => click(await found(() => button(name))),
    async follow(name) {
      // The simulated DOM must not follow links.
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await click(await found(() => screen.queryByRole('link', { name, ...HIDDEN })));
    },
    putAside: () => turnPage('pagehide'),
    takeOut: () => turnPage('pageshow'),
    choose: async (name) => click(await option(name)),
    async moveTo(name) {
      // A click without a pointer: `detail` is 0, as for an arrow key.
      fireEvent.click(await option(name));
      await settle();
    },
    async tick(names) {
      const wanted = await Promise.all(names.map(option));
      for (const box of screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true }))
        if (box.checked !== wanted.includes(box)) await click(box);
    },
    async type(label, text) {
      fireEvent.change(await field(label), { target: { value: text } });
      await settle();
    },
    async attach(label) {
      const picture = new File(['picture'], 'bar.png', { type: 'image/png' });
      await user.upload(await field(label), picture);
      await settle();
    },
    async pick(label, name) {
      await user.selectOptions(await field(label), name);
      await settle();
    },
    async agree(sentence) {
      const box = await field(sentence);
      if (!box.checked) await click(box);
    },
    async answer(call, answer) {
      await eventually(() => expect(held.isWaiting(call), `a call "${call}" is waiting`).toBe(true));
      held.answer(call, answer);
      await settle();
    },
    answerAlways: held.answerAlways,
    async pass(milliseconds) {
      await act(() => vi.advanceTimersByTimeAsync(milliseconds));
      await settle();
    },
    seesHeading: (text) => eventually(() => expect(textsOf('heading', { level: 1 })).toEqual([text])),
    seesDialog: (title) => eventually(() => expect(dialogTitles()).toEqual(title === undefined ? [] : [title])),
    seesButton: (name, state) => eventually(() => expect(stateOf(button(name))).toBe(state)),
    seesChosen: (names) =>
      eventually(() => {
        const chosen = [...document.querySelectorAll<HTMLInputElement>('main input:checked')];
        expect(chosen).toEqual(names.map((name) => choices(name)[0]));
      }),
    seesField: (label, value) =>
      eventually(() => {
        expect(fieldOf(label), label).not.toBeNull();
        expect(fieldOf(label)).toHaveValue(value);
      }),
    seesProgress: (text) =>
      eventually(() => expect(screen.queryByRole('progressbar', HIDDEN)?.getAttribute('aria-valuetext')).toBe(text)),
    seesToast: (title) =>
      eventually(() => expect([...textsOf('alert'), ...textsOf('status')].join('\n')).toContain(title)),
    seesText: (text) => eventually(() => expect(screen.queryAllByText(text), text).not.toEqual([])),
    seesAddress: (path) => eventually(() => expect(address).toBe(path)),
    async seesNothing() {
      await settle();
      expect(document.body.textContent).toBe('');
    },
  };
}

function Address({ onChange }: { onChange: (path: string, back: () => void) => void }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => onChange(pathname, () => void navigate(-1)), [pathname, navigate, onChange]);
  return null;
}

/** Computing which elements are hidden costs most of the time of a query by role. */
const HIDDEN = { hidden: true } as const;

// Polling uses `query…`: each failure of a `get…` would describe the whole page.
/** The first field with this label: a page may ask for the same again further down. */
const fieldOf = (label: string) => screen.queryAllByLabelText<HTMLInputElement>(beginningWith(label))[0];

/** The first button with this name: a page may offer the same one again further down. */
function button(name: string): HTMLButtonElement {
  const [first] = screen.queryAllByRole<HTMLButtonElement>('button', { name, ...HIDDEN });
  if (!first) throw new Error(`There is no button "${name}"`);
  return first;
}

/** A dialog that is fading out counts as closed, though it is still in the document. */
const dialogTitles = () =>
  screen
    .queryAllByRole('dialog')
    .filter((dialog) => dialog.closest<HTMLElement>('.MuiDialog-container')?.style.opacity !== '0')
    .map((dialog) => within(dialog).getByRole('heading', { level: 2 }).textContent);

const choices = (name: string) =>
  (['radio', 'checkbox'] as const).flatMap((role) =>
    within(document.body).queryAllByRole<HTMLInputElement>(role, { name, ...HIDDEN }),
  );

const textsOf = (role: string, options = {}) =>
  screen.queryAllByRole(role, { ...HIDDEN, ...options }).map(({ textContent }) => textContent);

function stateOf(control: HTMLButtonElement) {
  if (control.getAttribute('aria-busy') === 'true') return 'busy';
  return control.disabled || control.getAttribute('aria-disabled') === 'true' ? 'disabled' : 'ready';
}

/** Labels may end in an asterisk or a word. */
const beginningWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Waits for started work to finish, with a stopped clock. */
const settle = () =>
  act(async () => {
    await new Promise<void>((resolve) => void nextTick(resolve));
    await vi.advanceTimersByTimeAsync(0);
  });

/** The simulated DOM lacks this event, of which only `persisted` is read. */
async function turnPage(type: 'pagehide' | 'pageshow'): Promise<void> {
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  await settle();
}

async function eventually(assertion: () => void): Promise<void> {
  for (const started = realTime(); ; ) {
    try {
      return assertion();
    } catch (error) {
      if (realTime() - started > LONGEST_LOADING) throw error;
      await settle();
    }
  }
}

async function found<Found>(find: () => Found | null | undefined): Promise<Found> {
  let result: Found | null | undefined;
  await eventually(() => {
    result = find();
    if (result === undefined || result === null) throw new Error(`Not on the page: ${find}`);
  });
  // The cast holds because eventually() throws unless there is a result.
  return result as Found;
}
