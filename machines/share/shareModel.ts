import texts from '#schemas/texts/share.json';
import toasts from '#schemas/texts/toasts.json';
import type { MachineModel } from '../models/machineModel.ts';
import { plainEvent } from '../models/plainEvents.ts';
import { shareMachine } from './shareMachine.ts';

/** What the machine tries, in words for people. */
const tried: Readonly<Record<string, { works: string; fails: string }>> = {
  openShareSheet: { works: 'Share by the share sheet', fails: 'The browser has no share sheet' },
  copyLink: { works: 'The link is copied to the clipboard', fails: 'The browser refuses its clipboard' },
  copyLinkInstead: {
    works: 'The link is copied to the clipboard instead',
    fails: 'The browser refuses its clipboard, and nothing more is tried',
  },
  copyTheOldWay: {
    works: 'The link is copied the way old browsers do',
    fails: 'The browser can not copy the way old browsers do either',
  },
  promptLink: { works: 'Close the prompt', fails: 'The browser shows no prompt' },
};

/** Plain, because an error that is sent to another thread arrives there under another name. */
const canceled = { name: 'AbortError', message: 'Share canceled' };

/** Sharing a comparison. Classes: the share sheet is closed by the visitor, or there is none. */
export const shareModel = (): MachineModel => ({
  title: 'Sharing',
  machine: shareMachine,
  classes: (type, snapshot) => {
    if (type === 'share.pressed')
      return [{ type, link: { title: texts.title, url: 'https://tillmatch.example/comparison/aB3dE5gH7jK9' } }];
    if (type === 'xstate.error.actor.openShareSheet')
      return [
        { type, error: canceled },
        { type, error: { name: 'TypeError', message: 'There is no share sheet' } },
      ];
    return plainEvent(type, snapshot);
  },
  memory: () => null,
  // These attempts are invisible: the browser says at once whether it can.
  timings: Object.fromEntries(
    ['openShareSheet', 'copyLink', 'copyLinkInstead', 'copyTheOldWay', 'promptLink'].flatMap((id) =>
      ['done', 'error'].map((outcome) => [`xstate.${outcome}.actor.${id}`, { milliseconds: 0, isCertain: true }]),
    ),
  ),
  sayEvent: (event) => {
    const [, outcome, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    if (outcome === undefined) return `Press “${texts.share}”`;
    if (event.error === canceled) return 'Close the share sheet';
    return tried[id]?.[outcome === 'done' ? 'works' : 'fails'] ?? event.type;
  },
  sayState: (snapshot) => {
    if (snapshot.matches('sharing')) return 'The share sheet is open';
    if (snapshot.matches('prompting')) return `A prompt says “${texts.prompt}”`;
    if (snapshot.matches('idle'))
      return `The page as before, with “${toasts.share.shared.title}” or “${toasts.share.copied.title}” where it worked`;
    return 'The link is being copied';
  },
});
