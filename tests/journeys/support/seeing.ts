import type { CDPSession, Page } from '@playwright/test';
import axe from 'axe-core';
import { untilStill } from './accessibility.ts';

/** A way of seeing the page. */
export type Seeing = {
  name: string;
  window?: { width: number; height: number };
  /** The letter size chosen in the browser's settings, in pixels. */
  letters?: number;
  media?: Parameters<Page['emulateMedia']>[0];
  /** With the spacing of WCAG 1.4.12. */
  isSpaced?: boolean;
};

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };
const LETTERS = 16;

const waysOfSeeing: readonly Seeing[] = [
  { name: 'light' },
  { name: 'dark', media: { colorScheme: 'dark' } },
  { name: '390 px', window: PHONE },
  { name: '320 px', window: NARROW },
  { name: 'forced colours', media: { forcedColors: 'active' } },
  { name: '200 %', window: { width: 640, height: 400 } },
  { name: '400 %', window: { width: 320, height: 256 } },
  { name: '20 px', letters: 20 },
  { name: '24 px', letters: 24 },
  { name: '320 px, 24 px', window: NARROW, letters: 24 },
  { name: 'spacing', window: PHONE, isSpaced: true },
  { name: 'print', media: { media: 'print' } },
];

/** Checks a page as it is, in every way of seeing it; returns the faults in each. */
export async function lookInEveryWay(page: Page): Promise<ReadonlyMap<string, string[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const found = new Map<string, string[]>();
  for (const way of waysOfSeeing) {
    await see(page, session, way);
    found.set(way.name, await findings(page, session, way));
  }
  await see(page, session, { name: 'as before' });
  await session.detach();
  return found;
}

async function see(page: Page, session: CDPSession, { window = DESKTOP, letters = LETTERS, media, isSpaced }: Seeing) {
  await page.setViewportSize(window);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'none', ...media });
  await setLetters(session, letters);
  await page.evaluate(setSpacing, isSpaced === true);
}

/** As in the browser's settings: media queries in `em` follow, the zoom is unchanged. */
export const setLetters = (session: CDPSession, pixels: number) =>
  session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });

/** Runs in the page. Sets the spacing of WCAG 1.4.12, or removes it. */
export function setSpacing(isSpaced: boolean): void {
  const sheet = new CSSStyleSheet();
  if (isSpaced)
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
  document.adoptedStyleSheets = [sheet];
}

/** Rules of WCAG 2.2 AA that axe finds broken, what is wider than the window, and what is cut off. */
async function findings(page: Page, session: CDPSession, { media }: Seeing): Promise<string[]> {
  await untilStill(page);
  // An isolated world, because the clock of the page may be stopped.
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const run = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId: executionContextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  await run(axe.source);
  // With forced colours the browser paints its own, which axe does not know: it compares those of the styles.
  const isForced = media?.forcedColors === 'active';
  const broken = await run(`(${brokenRules})(${isForced})`);
  const tooLarge = await run(`(${tooWide})().concat((${cutOff})())`);
  return [broken, tooLarge].flat() as string[];
}

/**
 * Runs in the page, beside axe. A control that is half scrolled below a bar, or briefly below a toast, is as large as it
 * would be elsewhere: sizes are judged at the top of the page and without the toast.
 */
const brokenRules = `async (isForced) => {
  const seen = await axe.run(document, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: !isForced }, 'target-size': { enabled: false } },
  });
  const toast = document.querySelector('[data-severity]');
  const top = window.scrollY;
  if (toast) toast.style.display = 'none';
  window.scrollTo({ top: 0, behavior: 'instant' });
  const sizes = await axe.run(document, { runOnly: ['target-size'], resultTypes: ['violations'] });
  window.scrollTo({ top, behavior: 'instant' });
  if (toast) toast.style.display = '';
  const shown = ({ target, html }) => target.join(' ') + ' ' + html.slice(0, 120);
  return [...seen.violations, ...sizes.violations].map(({ id, nodes }) => id + ' at ' + nodes.map(shown).join(', '));
}`;

/** Runs in the page. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : [];
}

/** Runs in the page: texts that reach beyond a box that hides its overflow. */
export function cutOff(): string[] {
  return [...document.querySelectorAll<HTMLElement>('h1,h2,h3,p,li,label,button,a,dt,dd')]
    .filter((element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
    .filter((element) => element.clientWidth > 1 && !element.closest('[aria-hidden=true],[inert]'))
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
      const isWide = element.scrollWidth > element.clientWidth + 1;
      return hides && (isWide || element.scrollHeight > element.clientHeight + 1);
    })
    .map((element) => `cut off: ${(element.textContent ?? '').slice(0, 40)}`);
}
