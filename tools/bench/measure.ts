import type { Browser, CDPSession, Page } from '@playwright/test';
import { installProbe } from './probe.ts';
import { answersOnTheWay, type Question, quizQuestions } from './quizQuestions.ts';
import type { Walk } from './subjects.ts';

/** One round's measurements of a page; times in milliseconds. */
export type Measured = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  blockedTime: number;
  requests: number;
  /** Of all responses, as transferred. */
  kilobytes: number;
  firstQuestion?: number;
  /** Until the second question is on screen, with the first answered as soon as it appears. */
  firstAnswered?: number;
  requestsUntilAnswered?: number;
  /** From each press to the next question, starting from rest. */
  steps?: number[];
  /** The longest time from an input to the next paint. */
  interaction?: number;
};

/** Lighthouse's mid-range phone. */
const SLOW = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 750 * 128 },
};
const VIEWPORT = { width: 900, height: 1000 };
/** A page that shows nothing by then is broken. */
const PATIENCE = 90_000;
/** Between two answers: visitors do not read faster. */
const READING = 500;

/** tsx wraps functions in `__name`, which a page does not define. */
const PROBE = `{ const __name = (named) => named; (${installProbe})(); }`;

const questions = quizQuestions();
const onTheWay = questions.filter(({ askedIf }) => !askedIf || answersOnTheWay[askedIf.question] === askedIf.answer);

/** One round: loads the page twice, once to answer at once, and once to wait until it is idle and walk to the end. */
export async function measure(browser: Browser, url: string, walk: Walk | undefined): Promise<Measured> {
  const eager = walk && (await onFreshPage(browser, url, (page, traffic) => answerAtOnce(page, walk, traffic)));
  const calm = await onFreshPage(browser, url, async (page, traffic) => {
    const firstQuestion = walk && (await seen(page, first(onTheWay).title));
    await page.waitForLoadState('networkidle', { timeout: PATIENCE });
    await page.waitForTimeout(READING);
    const { interactions: _, ...readings } = await page.evaluate(() => window.probe.readings());
    const loaded = { ...readings, ...traffic() };
    if (!walk || firstQuestion === undefined) return loaded;
    const steps = await walkThrough(page, walk);
    const { interactions: interaction } = await page.evaluate(() => window.probe.readings());
    return { ...loaded, firstQuestion, steps, interaction };
  });
  return { ...calm, ...eager };
}

type Traffic = () => { requests: number; kilobytes: number };

async function onFreshPage<Result>(
  browser: Browser,
  url: string,
  work: (page: Page, traffic: Traffic) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: PROBE });
    const session = await context.newCDPSession(page);
    const traffic = await countTraffic(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
    await session.send('Network.emulateNetworkConditions', SLOW.network);
    await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE });
    return await work(page, traffic);
  } finally {
    await context.close();
  }
}

async function countTraffic(session: CDPSession): Promise<Traffic> {
  let requests = 0;
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => ({ requests, kilobytes: bytes / 1000 });
}

async function answerAtOnce(page: Page, walk: Walk, traffic: Traffic) {
  const [question, following] = [first(onTheWay), first(onTheWay.slice(1))];
  await seen(page, question.title);
  const shown = seen(page, following.title);
  await answer(page, question, walk);
  return { firstAnswered: await shown, requestsUntilAnswered: traffic().requests };
}

async function walkThrough(page: Page, walk: Walk): Promise<number[]> {
  const steps: number[] = [];
  for (const [index, question] of onTheWay.entries()) {
    const following = onTheWay[index + 1]?.title ?? walk.end;
    if (following === undefined) break;
    const shown = seen(page, following);
    await answer(page, question, walk);
    const at = await shown;
    steps.push(at - (await page.evaluate(() => window.probe.pressedAt())));
    await page.waitForTimeout(READING);
  }
  return steps;
}

/** Answers a question; the last press advances. */
async function answer(page: Page, { id, options, least }: Question, walk: Walk): Promise<void> {
  const chosen = least ? options.slice(0, least) : [answersOnTheWay[id] ?? options[0] ?? ''];
  for (const option of chosen) await press(page, option);
  const next = least ? walk.nextAfterSeveral : walk.next;
  if (next === undefined) return;
  if (least) await page.waitForTimeout(READING);
  await press(page, next);
}

async function press(page: Page, text: string): Promise<void> {
  const place = await page.evaluate((label) => window.probe.find(label), text);
  if (!place) throw new Error(`"${text}" is not to be seen on ${page.url()}`);
  await page.mouse.click(place.x, place.y);
}

function seen(page: Page, text: string): Promise<number> {
  const waited = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`"${text}" did not appear on ${page.url()}`)), PATIENCE).unref();
  });
  return Promise.race([page.evaluate((title) => window.probe.seen(title), text), waited]);
}

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('The quiz has too few questions to be walked');
  return item;
}
