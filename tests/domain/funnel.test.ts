import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flowsOf, type Move, type MoveKind, mergeMoves } from '#domain/funnel/attempt.ts';
import { type FlowCount, funnelFigures } from '#domain/funnel/funnelSteps.ts';
import { medianSeconds, NO_PACE, paceOf } from '#domain/funnel/pace.ts';

const PLACES = ['a', 'b', 'c', 'contact', 'results'];

/** What a visitor does at each turn, and how long they take, in milliseconds. */
const turns = fc.array(
  fc.record({ act: fc.constantFrom('on', 'on', 'skip', 'back', 'away'), after: fc.integer({ min: 0, max: 90_000 }) }),
  { maxLength: 15 },
);
const walks = fc.record({ turns, isGoneAtTheEnd: fc.boolean() });
type Walk = typeof walks extends fc.Arbitrary<infer Value> ? Value : never;

/** The true figures of a walk, and the moves that its tab reports. */
function walked({ turns: taken, isGoneAtTheEnd }: Walk) {
  const moves: Move[] = [];
  let [place, at] = [0, 0];
  const tell = (kind: MoveKind) => moves.push({ seq: moves.length, kind, place: PLACES[place] ?? '', at });
  const entered = PLACES.map(() => 0);
  const out = { answered: PLACES.map(() => 0), back: PLACES.map(() => 0) };
  const go = (to: number, kind: 'answered' | 'back') => {
    out[kind][place] = (out[kind][place] ?? 0) + 1;
    place = to;
    entered[place] = (entered[place] ?? 0) + 1;
    tell(kind);
  };
  entered[0] = 1;
  tell('came');
  for (const { act, after } of taken) {
    at += after;
    if (act === 'away') {
      tell('left');
      at += after;
      tell('came');
    } else if (act === 'back') {
      if (place > 0) go(place - 1, 'back');
    } else if (place < PLACES.length - 1) go(Math.min(PLACES.length - 1, place + (act === 'skip' ? 2 : 1)), 'answered');
  }
  if (isGoneAtTheEnd) tell('left');
  return { moves, entered, out, end: place, isGone: isGoneAtTheEnd };
}

/** As the server adds it up, from reports of any size and order. */
function counted(attempts: readonly (readonly Move[])[]): FlowCount[] {
  return attempts.flatMap((moves) =>
    flowsOf(moves).map(({ seconds, ...flow }) => ({ ...flow, pace: paceOf(seconds), count: 1 })),
  );
}

/** Every move at least once, in any order, some again. */
const delivered = (moves: readonly Move[]) =>
  fc
    .tuple(
      fc.shuffledSubarray([...moves], { minLength: moves.length }),
      fc.subarray([...moves]),
      fc.integer({ min: 1, max: 4 }),
    )
    .map(([order, again, size]) => {
      const sent = [...order, ...again];
      return Array.from({ length: Math.ceil(sent.length / size) }, (_, index) =>
        sent.slice(index * size, (index + 1) * size),
      ).reduce<Move[]>((known, report) => mergeMoves(known, report), []);
    });

test('double, late and reordered reports count as what visitors did', () => {
  fc.assert(
    fc.property(
      fc
        .array(walks.map(walked), { minLength: 1, maxLength: 6 })
        .chain((all) => fc.tuple(fc.constant(all), fc.tuple(...all.map(({ moves }) => delivered(moves))))),
      ([all, received]) => {
        const { attempts, steps } = funnelFigures(counted(received), PLACES);
        expect(attempts).toBe(all.length);
        const total = (of: (walk: (typeof all)[number]) => number) => all.reduce((sum, walk) => sum + of(walk), 0);
        expect(steps.map(({ seconds: _, reached: _reached, ...step }) => step)).toEqual(
          PLACES.map((place, index) => ({
            place,
            entered: total(({ entered }) => entered[index] ?? 0),
            answered: total(({ out }) => out.answered[index] ?? 0),
            back: total(({ out }) => out.back[index] ?? 0),
            left: total(({ end, isGone }) => (end === index && isGone ? 1 : 0)),
            unseen: 0,
            there: total(({ end, isGone }) => (end === index && !isGone ? 1 : 0)),
          })),
        );
      },
    ),
    { numRuns: 150 },
  );
});

test('whatever is lost, what enters a place equals what leaves it plus who is there', () => {
  fc.assert(
    fc.property(
      fc.array(
        walks.map(walked).chain(({ moves }) => fc.subarray(moves)),
        { minLength: 1, maxLength: 6 },
      ),
      (received) => {
        const { attempts, steps, ways } = funnelFigures(counted(received), PLACES);
        const heardOf = received.filter((moves) => moves.length > 0);
        expect(attempts).toBe(heardOf.length);
        for (const { place, entered, answered, back, left, unseen, there, reached } of steps) {
          expect(entered).toBe(answered + back + left + unseen + there);
          expect(entered).toBe(ways.reduce((sum, way) => (way.to === place ? sum + way.count : sum), 0));
          // A visitor last reported there who did not leave is there: counted another way.
          expect(there).toBe(
            heardOf.filter((moves) => moves.at(-1)?.place === place && moves.at(-1)?.kind !== 'left').length,
          );
          expect(reached).toBe(heardOf.filter((moves) => moves.some((move) => move.place === place)).length);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('a step takes as long as the visitor was there, without the time away', () => {
  const moves: Move[] = [
    { seq: 0, kind: 'came', place: 'a', at: 0 },
    { seq: 1, kind: 'answered', place: 'b', at: 4_000 },
    { seq: 2, kind: 'left', place: 'b', at: 5_000 },
    { seq: 3, kind: 'came', place: 'b', at: 65_000 },
    { seq: 4, kind: 'answered', place: 'c', at: 67_000 },
  ];
  expect(flowsOf(moves)).toEqual([
    { from: '', to: 'a', kind: 'came', isFirst: true, seconds: undefined },
    { from: 'a', to: 'b', kind: 'answered', isFirst: true, seconds: 4 },
    { from: 'b', to: 'c', kind: 'answered', isFirst: true, seconds: 3 },
  ]);
});

test('after a lost report neither what was done nor how long it took is guessed', () => {
  const moves: Move[] = [
    { seq: 0, kind: 'came', place: 'a', at: 0 },
    { seq: 2, kind: 'answered', place: 'c', at: 9_000 },
    { seq: 3, kind: 'answered', place: 'contact', at: 12_000 },
    { seq: 4, kind: 'answered', place: 'results', at: 13_000 },
  ];
  expect(flowsOf(moves).map(({ to, kind, seconds }) => [to, kind, seconds])).toEqual([
    ['a', 'came', undefined],
    ['c', 'unseen', undefined],
    ['contact', 'answered', undefined],
    ['results', 'answered', 1],
  ]);
});

test('an answer given before the quiz was seen took no time', () => {
  const moves: Move[] = [
    { seq: 0, kind: 'came', place: 'a', at: 0 },
    { seq: 1, kind: 'answered', place: 'b', at: 12 },
  ];
  expect(flowsOf(moves)[1]?.seconds).toBeUndefined();
});

test('a median of kept times is within a span of the true one', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 900, noNaN: true }), { minLength: 1, maxLength: 99 }), (times) => {
      const paces = new Map<number, number>();
      for (const time of times) paces.set(paceOf(time), (paces.get(paceOf(time)) ?? 0) + 1);
      const sorted = times.toSorted((a, b) => a - b);
      const [low, high] = [sorted[Math.floor((times.length - 1) / 2)] ?? 0, sorted[Math.floor(times.length / 2)] ?? 0];
      const found = medianSeconds(paces) ?? 0;
      expect(found).toBeGreaterThan(low / 1.251);
      expect(found).toBeLessThan(high * 1.251);
    }),
  );
  expect(medianSeconds(new Map([[NO_PACE, 5]]))).toBeUndefined();
});
