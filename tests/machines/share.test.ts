import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type SharedLink, shareMachine } from '#machines/share/shareMachine.ts';
import { deferred } from '#tests/support/deferred.ts';
import { settle } from '#tests/support/quizVisit.ts';

const link = { title: 'A comparison', url: 'https://tillmatch.example/comparison/aB3dE5gH7jK9' };
const named = (name: string) => Object.assign(new Error(name), { name });

/** The results of the share sheet, the clipboard, the old way of copying and the prompt: no error is success. */
type World = { sheet?: Error; clipboard?: Error; oldWay?: Error; prompt?: Error };

async function share({ sheet, clipboard, oldWay, prompt }: World) {
  const told: string[] = [];
  const prompted: string[] = [];
  let copies = 0;
  const outcome = (error: Error | undefined) => (error ? Promise.reject(error) : Promise.resolve());
  const machine = shareMachine.provide({
    actors: {
      openShareSheet: fromPromise<void, SharedLink>(() => outcome(sheet)),
      copyLink: fromPromise<void, SharedLink>(() => {
        copies += 1;
        return outcome(clipboard);
      }),
      copyTheOldWay: fromPromise<void, SharedLink>(() => outcome(oldWay)),
      promptLink: fromPromise<void, SharedLink>(({ input }) => {
        prompted.push(input.url);
        return outcome(prompt);
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('toast', ({ key }) => told.push(key));
  actor.send({ type: 'share.pressed', link });
  await settle();
  return { outcome: { told, prompted, state: actor.getSnapshot().value }, copies };
}

const sheets = {
  works: undefined,
  'is closed': named('AbortError'),
  'is not allowed': named('NotAllowedError'),
  fails: new TypeError('data'),
  'is missing': new TypeError('navigator.share is not a function'),
};
const clipboards = {
  works: undefined,
  refuses: named('NotAllowedError'),
  'is missing': new TypeError('navigator.clipboard is undefined'),
};

const shared = { told: ['share.shared'], prompted: [], state: 'idle' };
const canceledAndCopied = { told: ['share.canceled', 'share.copied'], prompted: [], state: 'idle' };
const canceled = { told: ['share.canceled'], prompted: [], state: 'idle' };
const copied = { told: ['share.copied'], prompted: [], state: 'idle' };
const prompted = { told: [], prompted: [link.url], state: 'idle' };

const outcomes: [keyof typeof sheets, keyof typeof clipboards, typeof shared | typeof prompted][] = [
  ['works', 'works', shared],
  ['works', 'refuses', shared],
  ['works', 'is missing', shared],
  ['is closed', 'works', canceledAndCopied],
  ['is closed', 'refuses', canceled],
  ['is closed', 'is missing', canceled],
  ['is not allowed', 'works', canceledAndCopied],
  ['is not allowed', 'refuses', canceled],
  ['is not allowed', 'is missing', canceled],
  ['fails', 'works', copied],
  ['fails', 'refuses', prompted],
  ['fails', 'is missing', prompted],
  ['is missing', 'works', copied],
  ['is missing', 'refuses', prompted],
  ['is missing', 'is missing', prompted],
];

test.each(outcomes)(
  'L-07 the share sheet %s, the clipboard %s, the old way fails',
  async (sheet, clipboard, outcome) => {
    const world = { sheet: sheets[sheet], clipboard: clipboards[clipboard], oldWay: new Error('refused') };
    expect((await share(world as World)).outcome).toEqual(outcome);
  },
);

test('L-07 without a clipboard the old way of copying is used before any prompt', async () => {
  const world = { sheet: sheets['is missing'], clipboard: clipboards['is missing'] };
  expect(await share(world)).toEqual({ outcome: copied, copies: 1 });
});

test('a browser that shows no prompt either leaves the page as it was, ready to share', async () => {
  const refused = new Error('prompt() is not supported');
  const world = { sheet: refused, clipboard: refused, oldWay: refused, prompt: refused };
  expect(await share(world)).toEqual({ outcome: prompted, copies: 1 });
});

test('the clipboard is not tried again after a prompt', async () => {
  const refused = new Error('refused');
  expect(await share({ sheet: refused, clipboard: refused, oldWay: refused })).toEqual({
    outcome: prompted,
    copies: 1,
  });
});

test('L-07 a double click opens one share sheet', () => {
  let opened = 0;
  const sheet = deferred();
  const openShareSheet = fromPromise<void, SharedLink>(() => {
    opened += 1;
    return sheet.promise;
  });
  const actor = createActor(shareMachine.provide({ actors: { openShareSheet } })).start();
  actor.send({ type: 'share.pressed', link });
  actor.send({ type: 'share.pressed', link });
  expect([opened, actor.getSnapshot().value]).toEqual([1, 'sharing']);
});
