import { fireEvent, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { Call } from '#tests/support/walk/calls.ts';
import { playBrowser } from '#tests/support/walk/playedBrowser.ts';
import type { TimedPage } from '#tests/support/walk/walkPage.ts';
import { WALK_HEADER } from '../../documents/walkHeader.ts';
import { answerHeldCall, holdCalls } from '../api.ts';
import { frameClock } from './frameClock.ts';
import { eyesOn } from './frameEyes.ts';
import { nameRun } from './nameRun.ts';

declare global {
  /** Called by each page of the preview before its own code, with its window. */
  var tillmatchPlayed: ((frame: Window) => void) | undefined;
}

/** Time passes in steps of this, in milliseconds, with room for what each step starts. */
const STRIDE = 100;

/** A page with the calls that a path decides. */
type PlayedPage = TimedPage & {
  /** Begins a run: holds these calls of this frame from now on, before its page is opened. */
  hold: (calls: readonly Call[]) => Promise<void>;
  /** Leaves the page to itself. */
  end: () => void;
};

/** The product in the preview's frame, as a walk uses it. */
export function createFramePage(frame: HTMLIFrameElement): PlayedPage {
  const clock = frameClock();
  /** Another one each time the page is opened: a request to end the last one may arrive late. */
  let run = '';
  let played: Parameters<typeof playBrowser>[0] = {};
  const eyes = eyesOn(frame);
  const inside = () => frame.contentWindow as Window & typeof globalThis;
  // Not `userEvent.setup`: it puts a clipboard that always works into the page, above the played one.
  const byHand = () => ({ document: inside().document, delay: null, pointerEventsCheck: 0 });
  const click = async (element: Element) => {
    element.scrollIntoView({ block: 'nearest' });
    await userEvent.click(element, byHand());
  };
  return {
    async hold(calls) {
      clock.start();
      run = crypto.randomUUID();
      await holdCalls(run, calls);
    },
    end() {
      globalThis.tillmatchPlayed = undefined;
      clock.stop();
      void holdCalls(run, []);
    },
    stopClock: async () => clock.stop(),
    startClock: async () => clock.start(),
    playBrowser: (abilities) => {
      played = abilities;
    },
    async open(address, state) {
      sessionStorage.clear();
      const own = run;
      globalThis.tillmatchPlayed = (opened) => {
        if (opened !== frame.contentWindow) return;
        clock.install(opened);
        runInside(opened, nameRun, WALK_HEADER, own);
        runInside(opened, playBrowser, played);
        if (state !== undefined && opened.location.pathname + opened.location.hash === address)
          opened.history.replaceState({ usr: state, key: 'walked', idx: 0 }, '');
      };
      await new Promise<void>((resolve) => {
        frame.addEventListener('load', () => resolve(), { once: true });
        frame.src = address;
      });
    },
    back: async () => inside().history.back(),
    escape: async () => void (await userEvent.keyboard('{Escape}', byHand())),
    press: async (name) => click(await eyes.found(() => eyes.button(name), `the button “${name}”`)),
    follow: async (name) =>
      click(await eyes.found(() => within(eyes.body()).queryAllByRole('link', { name })[0], `the link “${name}”`)),
    putAside: async () => turnPage(inside(), 'pagehide'),
    takeOut: async () => turnPage(inside(), 'pageshow'),
    choose: async (name) => click(await eyes.found(() => eyes.option(name), `the answer “${name}”`)),
    async moveTo(name) {
      const option = await eyes.found(() => eyes.option(name), `the answer “${name}”`);
      // A click without a pointer, as an arrow key makes it.
      fireEvent.click(option, { detail: 0 });
    },
    async tick(names) {
      // Only once they are boxes: their control is loaded when it is first needed.
      const box = (name: string) => within(eyes.body()).queryAllByRole<HTMLInputElement>('checkbox', { name })[0];
      const wanted = await Promise.all(names.map((name) => eyes.found(() => box(name), `the box “${name}”`)));
      for (const box of within(eyes.body()).queryAllByRole<HTMLInputElement>('checkbox'))
        if (box.checked !== wanted.includes(box)) await click(box);
    },
    async type(label, text) {
      const field = await eyes.found(() => eyes.field(label), `the field “${label}”`);
      field.scrollIntoView({ block: 'nearest' });
      fireEvent.change(field, { target: { value: text } });
    },
    async attach(label) {
      const picture = new (inside().File)(['picture'], 'bar.png', { type: 'image/png' });
      await userEvent.upload(await eyes.found(() => eyes.field(label), `the field “${label}”`), picture, byHand());
    },
    async pick(label, name) {
      await userEvent.selectOptions(await eyes.found(() => eyes.field(label), `the field “${label}”`), name, byHand());
    },
    async agree(sentence) {
      const box = await eyes.found(() => eyes.field(sentence), `the box “${sentence}”`);
      if (!box.checked) await click(box);
    },
    answer: (call, answer) => answerHeldCall({ run, call, answer, isStanding: false }),
    answerAlways: (call, answer) => answerHeldCall({ run, call, answer, isStanding: true }),
    async pass(milliseconds) {
      for (let left = milliseconds; left > 0; left -= STRIDE) {
        clock.pass(Math.min(left, STRIDE));
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    ...eyes.sights,
  };
}

/** As a function of that window, so that it replaces what is there. */
function runInside<Given extends unknown[]>(page: Window, run: (...given: Given) => void, ...given: Given): void {
  // The cast holds because a frame of ours is such a window.
  (page as Window & typeof globalThis).Function(`(${run})(...${JSON.stringify(given)})`)();
}

function turnPage(page: Window & typeof globalThis, type: string): void {
  page.dispatchEvent(new page.PageTransitionEvent(type, { persisted: true }));
}
