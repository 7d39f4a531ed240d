import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Recording } from '#tools/transitionCoverage/report.ts';
import { root } from './product.ts';

type KeyOf = typeof import('#tools/paths/transitions.ts').transitionKey;

/** The keys of the transitions that the machines of a page take from now on, over reloads too. */
export async function recordTransitions(page: Page, transitionKey: KeyOf): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  await page.exposeFunction('tillmatchTransitionTaken', (key: string) => void taken.add(key));
  // src/actors/inspection.ts gives every event of every actor to this function.
  await page.addInitScript(`
    const keyOf = ${transitionKey};
    globalThis.tillmatchInspector = (event) => {
      if (event.type !== '@xstate.microstep') return;
      for (const transition of event._transitions) globalThis.tillmatchTransitionTaken(keyOf(transition));
    };
  `);
  return taken;
}

/** Leaves for `npm run coverage:transitions` what a test file took of a machine. */
export function keepRecording(testFile: string, { id, transitions, taken }: Recording['machines'][number]): void {
  const folder = join(root, 'coverage/transitions');
  mkdirSync(folder, { recursive: true });
  const recording: Recording = { layer: 'browser', testFile, machines: [{ id, transitions, taken }] };
  writeFileSync(join(folder, `${testFile.replaceAll('/', '_')}_${id}.json`), JSON.stringify(recording));
}
