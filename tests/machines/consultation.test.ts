import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  type BookingWindow,
  type CallMinutes,
  consultationMachine,
} from '#machines/consultation/consultationMachine.ts';
import { settle } from '#tests/support/quizVisit.ts';

function consultationVisit(windows: (BookingWindow | Error)[]) {
  const opened: CallMinutes[] = [];
  const emitted: unknown[] = [];
  const clock = new SimulatedClock();
  const machine = consultationMachine.provide({
    actors: {
      openBooking: fromPromise<BookingWindow, { minutes: CallMinutes }>(async ({ input }) => {
        opened.push(input.minutes);
        const next = windows.shift() ?? 'blocked';
        if (next instanceof Error) throw next;
        return next;
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { interaction: 'schedule_consultation' } });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, opened, emitted };
}

const booked = (duration: number) => [
  { type: 'interaction', name: 'schedule_consultation', details: { duration } },
  { type: 'call.concluded', minutes: duration },
];

test.each([
  [undefined, 15],
  [30, 30],
] as const)(
  'L-08 a call of %s minutes opens one window, counts once and is thanked for after 1 s',
  async (minutes, duration) => {
    const { actor, clock, opened, emitted } = consultationVisit(['opened']);
    const request = { type: 'call.requested' as const, ...(minutes && { minutes }) };
    actor.send(request);
    actor.send(request);
    await settle();
    actor.send(request);
    clock.increment(999);
    expect([opened, emitted]).toEqual([[duration], booked(duration).slice(0, 1)]);
    clock.increment(1);
    expect([actor.getSnapshot().value, opened, emitted]).toEqual(['idle', [duration], booked(duration)]);
  },
);

test.each([['blocked' as const], [new Error('no windows here')]])(
  'a window kept back (%s) shows the link and counts nothing',
  async (window) => {
    const { actor, clock, emitted } = consultationVisit([window]);
    actor.send({ type: 'call.requested' });
    await settle();
    clock.increment(60_000);
    expect([actor.getSnapshot().value, emitted]).toEqual(['blocked', []]);
  },
);

test('the link in its place counts when it is followed', async () => {
  const { actor, clock, opened, emitted } = consultationVisit(['blocked']);
  actor.send({ type: 'call.requested', minutes: 30 });
  await settle();
  actor.send({ type: 'link.followed' });
  clock.increment(1000);
  expect([actor.getSnapshot().value, opened, emitted]).toEqual(['idle', [30], booked(30)]);
});

test('a link that is put away counts nothing', async () => {
  const { actor, clock, emitted } = consultationVisit(['blocked']);
  actor.send({ type: 'call.requested' });
  await settle();
  actor.send({ type: 'link.dismissed' });
  clock.increment(60_000);
  expect([actor.getSnapshot().value, emitted]).toEqual(['idle', []]);
});
