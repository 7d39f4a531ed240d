import { isNamed } from '#machines/share/shareMachine.ts';
import texts from '#schemas/texts/share.json';
import toasts from '#schemas/texts/toasts.json';
import type { Edge } from '#tools/paths/explore.ts';
import { type Driver, type Sight, timePasses } from '../driver.ts';
import type { Ability, PlayedBrowser } from '../playedBrowser.ts';
import { walkedResults } from './walkedResults.ts';

const abilities: Record<string, Ability> = {
  openShareSheet: 'shareSheet',
  copyLink: 'clipboard',
  copyLinkInstead: 'clipboard',
  copyTheOldWay: 'oldCopy',
  promptLink: 'prompt',
};
const OUTCOME = /^xstate\.(done|error)\.actor\.(.+)$/;

/** Sharing from the header of a comparison. The played browser decides what works. */
export const shareDriver = (): Driver => ({
  machine: 'share',
  ...walkedResults,
  holds: [],
  prepare: (page, path) => page.playBrowser(outcomesOf(path)),
  gestures: { 'share.pressed': (page) => page.press(texts.share), 'xstate.*.actor.*': timePasses },
  sights: {
    idle: seesOutcome,
    sharing: { nothingToSee: 'the share sheet is the browser’s' },
    copyingInstead: { nothingToSee: 'copying takes no time' },
    copying: { nothingToSee: 'copying takes no time' },
    copyingTheOldWay: { nothingToSee: 'copying takes no time' },
    prompting: { nothingToSee: 'the prompt is the browser’s' },
  },
});

function outcomesOf(path: readonly Edge[]): PlayedBrowser {
  const outcomes: Partial<Record<Ability, (string | undefined)[]>> = {};
  for (const { event } of path) {
    const [, outcome, id = ''] = OUTCOME.exec(event.type) ?? [];
    const ability = abilities[id];
    if (ability === undefined) continue;
    const failure = 'error' in event && isNamed(event.error) ? event.error.name : 'Error';
    outcomes[ability] = [...(outcomes[ability] ?? []), outcome === 'error' ? failure : undefined];
  }
  return outcomes;
}

const seesOutcome: Sight = async (page, { event }) => {
  const [, outcome, id] = OUTCOME.exec(event.type) ?? [];
  await page.seesButton(texts.share, 'ready');
  if (id === 'openShareSheet') await page.seesToast(toasts.share.shared.title);
  else if (id === 'copyLinkInstead' && outcome === 'error') await page.seesToast(toasts.share.canceled.title);
  else if (id !== undefined && id !== 'promptLink') await page.seesToast(toasts.share.copied.title);
};
