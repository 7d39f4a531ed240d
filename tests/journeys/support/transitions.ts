import type { BrowserContext, Page } from '@playwright/test';
import { effectiveTransitions, stateNodes, transitionKey } from '#tools/paths/transitions.ts';
import type { RecordedMachine } from '#tools/transitionCoverage/report.ts';

/** What the machines of some pages did. */
export type TransitionRecord = {
  /** Keys of the transitions that were taken. */
  taken: ReadonlySet<string>;
  machines: () => RecordedMachine[];
};

/** Records what the machines of a page, or of all pages of a context, do from now on, across reloads. */
export async function recordTransitions(pages: Page | BrowserContext): Promise<TransitionRecord> {
  const taken = new Set<string>();
  const shapes = new Map<string, { id: string; transitions: string[] }>();
  await pages.exposeFunction('tillmatchTransitionTaken', (key: string) => void taken.add(key));
  await pages.exposeFunction('tillmatchMachineSeen', (id: string, transitions: string[]) => {
    shapes.set(JSON.stringify([id, transitions]), { id, transitions });
  });
  // src/actors/inspection.ts gives every event of every actor to this function.
  await pages.addInitScript(`
    const stateNodes = ${stateNodes};
    const effectiveTransitions = ${effectiveTransitions};
    const transitionKey = ${transitionKey};
    const seen = new Set();
    const once = (what, tell) => {
      if (seen.has(what)) return;
      seen.add(what);
      tell();
    };
    globalThis.tillmatchInspector = ({ type, actorRef, _transitions }) => {
      if (type !== '@xstate.microstep') return;
      const { logic } = actorRef;
      if ('getStateNodeById' in logic)
        once(logic, () => globalThis.tillmatchMachineSeen(logic.id, effectiveTransitions(logic).map(transitionKey)));
      for (const key of _transitions.map(transitionKey)) once(key, () => globalThis.tillmatchTransitionTaken(key));
    };
  `);
  return {
    taken,
    machines: () =>
      [...shapes.values()].map(({ id, transitions }) => ({
        id,
        transitions,
        taken: transitions.filter((key) => taken.has(key)),
      })),
  };
}
