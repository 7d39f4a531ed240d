import type { Browser, Page } from '@playwright/test';
import type { Product } from '../product.ts';
import { expect } from '../test.ts';
import { newVisitor } from '../visitor.ts';
import { happenings, refusals } from './faults.ts';
import { type ChaosFlow, chaosFlows, type Filling } from './flows.ts';
import { seeded } from './seeded.ts';

/** What a run did, for its message when something is wrong, and for the count of leads and mails afterwards. */
export type ChaosRun = { seed: number; flow: ChaosFlow; email: string; steps: string[] };

const EXPECTED_LINE =
  /^error: (?:Failed to load resource:|Access to \w+ at )|The resource .* was preloaded using link preload/;
/** After this many sends with a fault, the next one meets none. */
const MOST_REFUSALS = 3;
const buttonOf = ({ within }: ChaosFlow) => `${within} button[type=submit]`;

/** Fills in and sends one form of the built product, with a possible fault at each step, all drawn from the seed. */
export async function walkChaos(browser: Browser, product: Product, seed: number): Promise<ChaosRun> {
  const draw = seeded(seed);
  const flow = draw.oneOf(chaosFlows);
  const visitor = newVisitor();
  const run: ChaosRun = { seed, flow, email: visitor.email, steps: [] };
  const context = await browser.newContext({ baseURL: product.url });
  const lines: string[] = [];
  context.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (webError) => lines.push(`uncaught: ${webError.error().message}`));
  const page = await context.newPage();
  try {
    await page.clock.install();
    await recordStates(page);
    await flow.open(page, visitor);
    await openDialog(page, flow, []);
    const ground = { page, context, isTranslated: false };
    const filled: Filling[] = [];
    const happens = async () => {
      const name = draw.next() < 0.5 ? 'nothing' : draw.oneOf(Object.keys(happenings));
      run.steps.push(name);
      await happenings[name]?.(ground);
      // A page that was loaded again is no longer translated, and a translated one must not be translated twice.
      ground.isTranslated = await page.evaluate(() => document.querySelector('font [data-translated]') !== null);
      await openDialog(page, flow, filled);
    };

    for (const filling of flow.fillings(visitor)) {
      await happens();
      await fill(page, flow, filling);
      filled.push(filling);
      await expectKept(page, filled, run);
    }
    for (let sends = 0; ; sends += 1) {
      const refusal = sends < MOST_REFUSALS && draw.next() < 0.7 ? draw.oneOf(Object.keys(refusals)) : undefined;
      run.steps.push(`send${refusal ? `, which ${refusal}` : ''}`);
      if (await send(page, flow, refusal, draw.next() < 0.3)) break;
      await happens();
      await expectKept(page, filled, run);
      await expectScreenEqualsState(page, flow, run);
    }
    await flow.untilTaken(page);
    expect([run.seed, run.steps, lines.filter((line) => !EXPECTED_LINE.test(line))]).toEqual([seed, run.steps, []]);
    return run;
  } catch (error) {
    throw new Error(`Seed ${seed}, ${flow.name}: ${run.steps.join('; ')}\n${String(error)}\n${lines.join('\n')}`);
  } finally {
    await context.close();
  }
}

/** Opens the dialog again when what happened has closed it. */
async function openDialog(page: Page, flow: ChaosFlow, filled: readonly Filling[]): Promise<void> {
  if (!flow.openDialog || (await page.locator(flow.within).count()) > 0) return;
  await flow.openDialog(page);
  await expect(page.locator(flow.within)).toBeVisible();
  if (flow.forgets) for (const filling of filled) await fill(page, flow, filling);
}

async function fill(page: Page, { within }: ChaosFlow, [name, value]: Filling): Promise<void> {
  const field = page.locator(`${within} [name=${name}]`);
  if (value === true) return void (await field.first().check());
  if ((await field.first().getAttribute('type')) === 'radio') await field.and(page.locator(`[value=${value}]`)).check();
  else if ((await field.first().evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
  else await field.fill(value);
}

/** Nothing that was typed is lost. */
async function expectKept(page: Page, filled: readonly Filling[], run: ChaosRun): Promise<void> {
  const values = () =>
    page.evaluate(
      (selectors) =>
        selectors.map((selector) => {
          const fields = [...document.querySelectorAll<HTMLInputElement>(selector)];
          const [first] = fields;
          if (first?.type === 'checkbox') return first.checked;
          return first?.type === 'radio' ? fields.find(({ checked }) => checked)?.value : first?.value;
        }),
      filled.map(([name]) => `${run.flow.within} [name=${name}]`),
    );
  await expect
    .poll(values, `seed ${run.seed}: what was filled in after ${run.steps.join('; ')}`)
    .toEqual(filled.map(([, value]) => value));
}

/**
 * Presses the button, once or twice.
 * @returns whether it was taken
 */
async function send(page: Page, flow: ChaosFlow, refusal: string | undefined, twice: boolean): Promise<boolean> {
  const isSend = ({ pathname }: URL) => pathname.endsWith(flow.path);
  const refuse = refusal === undefined ? undefined : refusals[refusal];
  if (refuse) await page.route(isSend, refuse);
  const button = page.locator(buttonOf(flow));
  await expect(button).toBeEnabled();
  await button[twice ? 'dblclick' : 'click']();
  const outcome = page.locator('[role=alert][data-severity=error]');
  if (refuse && refusal !== 'takes long') {
    await expect(outcome).toBeVisible();
    await page.unroute(isSend);
    await page.context().setOffline(false);
    await outcome.locator('button').click();
    await expect(outcome).toHaveCount(0);
    return false;
  }
  return true;
}

/** The button is busy exactly when the machine is sending. */
async function expectScreenEqualsState(page: Page, flow: ChaosFlow, run: ChaosRun): Promise<void> {
  const isSending = () =>
    page.evaluate(
      ([machine, sending, button]) => {
        const states = (window as unknown as { chaosStates: Record<string, string> }).chaosStates;
        const busy = document.querySelector(button ?? '')?.getAttribute('aria-busy') === 'true';
        return [states[machine ?? '']?.includes(`"${sending}"`) === true, busy];
      },
      [flow.machine, flow.sending, buttonOf(flow)],
    );
  await expect.poll(isSending, `seed ${run.seed}: the state and the button`).toEqual([false, false]);
}

/** The last state of each machine of the page, by its id. */
async function recordStates(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.chaosStates = {};
    globalThis.tillmatchInspector = ({ type, actorRef, snapshot }) => {
      if (type === '@xstate.snapshot' && actorRef.logic?.id) chaosStates[actorRef.logic.id] = JSON.stringify(snapshot.value);
    };
  `);
}
