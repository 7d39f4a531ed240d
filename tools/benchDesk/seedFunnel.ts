import { DEVICES, type Move, type MoveKind } from '#domain/funnel/attempt.ts';
import { QUOTE } from '#domain/funnel/funnelQuiz.ts';
import { funnelQuizzes } from '#domain/funnel/funnelQuizzes.ts';
import funnel from '#schemas/content/funnel.json' with { type: 'json' };
import type { Database } from '#server/database/schema.ts';
import { addCounts, countsOf, fromMoves } from '#server/repositories/funnelRepository.ts';

const GROUP = 500;
const DAY = 24 * 3600 * 1000;
/** How many days the attempts span; the last one is today. */
const DAYS = 30;
const LANGUAGES = ['en', 'en', 'en', 'en', 'es', 'zh', 'fr'];
/** Percent of the visitors at a step who do this. */
const [LEAVE, GO_BACK] = [9, 8];
const SKIP = 0.4;

/** Attempts at both quizzes, the same each time except for their days. */
export async function seedFunnel({ connection }: Database, count: number, now: Date): Promise<void> {
  for (let start = 0; start < count; start += GROUP) {
    const made = Array.from({ length: Math.min(GROUP, count - start) }, (_, index) => makeAttempt(start + index, now));
    await connection.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto('funnel_attempt')
        .values(made.map(({ attempt, moves }) => ({ ...attempt, moves: fromMoves(moves) })))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .execute();
      const fresh = new Set(added.map(({ id }) => id));
      await addCounts(
        transaction,
        made.flatMap(({ attempt, moves }) => (fresh.has(attempt.id) ? countsOf(attempt, moves, 1) : [])),
      );
    });
  }
}

function makeAttempt(number: number, now: Date) {
  const next = numbersFrom(number);
  const pick = <Choice>(choices: readonly Choice[]) => choices[Math.floor(next() * choices.length)] as Choice;
  const quiz = next() < 0.8 ? ('quiz' as const) : ('savings' as const);
  const ways = funnel.ways.filter((way) => (way === '/save') === (quiz === 'savings'));
  const at = new Date(now.getTime() - Math.floor(next() * DAYS) * DAY).toISOString();
  const { version, places, ends } = funnelQuizzes[quiz];
  const attempt = {
    ...{ id: `seed${String(number).padStart(28, '0')}`, quiz, version, way: pick(ways), language: pick(LANGUAGES) },
    ...{ device: pick(DEVICES), day: at.slice(0, 10), created_at: at },
  };
  return { attempt, moves: walk(next, places, ends) };
}

/** From the first question to where the visitor stays, leaves, or asks for a quote. */
function walk(next: () => number, places: readonly string[], ends: readonly string[]): Move[] {
  const moves: Move[] = [];
  let [index, at] = [0, 0];
  const tell = (kind: MoveKind) => moves.push({ seq: moves.length, kind, place: places[index] ?? '', at });
  tell('came');
  while (!ends.includes(places[index] ?? '') && moves.length < 60) {
    at += 1500 + Math.floor(20_000 * next() * next());
    const chance = next() * 100;
    if (chance < LEAVE) {
      tell('left');
      if (next() < 0.7) return moves;
      tell('came');
    } else if (chance < LEAVE + GO_BACK && index > 0) {
      index -= 1;
      tell('back');
    } else {
      index += next() < SKIP && canSkip(places, index) ? 2 : 1;
      tell('answered');
    }
  }
  if (next() < 0.2) {
    index = places.indexOf(QUOTE);
    at += 30_000;
    tell('answered');
  }
  return moves;
}

/** The second question of the quiz is asked only after one answer to the first; the savings quiz has two ends. */
const canSkip = (places: readonly string[], index: number): boolean =>
  places.includes('results') ? index === 0 : places[index] === 'submitting';

/** Numbers from 0 to 1 that look random, by mulberry32 (public domain). */
function numbersFrom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
