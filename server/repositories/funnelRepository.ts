import type { Insertable, Selectable } from 'kysely';
import {
  type AttemptReport,
  flowsOf,
  type Move,
  type MoveKind,
  mergeMoves,
  SEGMENTS,
  type Segment,
} from '#domain/funnel/attempt.ts';
import type { FlowCount } from '#domain/funnel/funnelSteps.ts';
import { paceOf } from '#domain/funnel/pace.ts';
import { fromJsonText, toJsonText } from '#server/database/jsonText.ts';
import type { Connection, Executor, JsonText, Tables } from '#server/database/schema.ts';

type FlowRow = Selectable<Tables['funnel_flow']>;

/** The columns that together identify a row of counts. */
export const FLOW_KEY = [
  'quiz',
  'version',
  'from_place',
  'to_place',
  'kind',
  'is_first',
  'pace',
  'day',
  'way',
  'language',
  'device',
] as const satisfies readonly (keyof FlowRow)[];

/** SQLite takes 32,766 values in a statement, and a row has twelve. */
const GROUP = 500;

/** Which attempts; days as 2025-08-14, both inclusive. */
export type WantedFlows = { [Name in Segment]?: string | undefined } & {
  from?: string | undefined;
  until?: string | undefined;
};

export function createFunnelRepository(connection: Connection) {
  return {
    /**
     * Stores what a tab reports of an attempt. Moves that are already known change nothing. The counts of its day always
     * cover all moves: what the attempt added to them before is subtracted, and what it adds now is put in its place.
     */
    async record({ attempt, moves: reported, ...segment }: AttemptReport, now: Date): Promise<void> {
      await connection.transaction().execute(async (transaction) => {
        const at = now.toISOString();
        await transaction
          .insertInto('funnel_attempt')
          .values({ id: attempt, ...segment, day: at.slice(0, 10), moves: '[]', created_at: at })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
        // An update that changes nothing: it blocks other reports of the attempt until this one is counted.
        const stored = await transaction
          .updateTable('funnel_attempt')
          .set((row) => ({ day: row.ref('day') }))
          .where('id', '=', attempt)
          .returningAll()
          .executeTakeFirstOrThrow();
        const before = toMoves(stored.moves);
        const after = mergeMoves(before, reported);
        if (after.length === before.length) return;
        await transaction
          .updateTable('funnel_attempt')
          .set({ moves: fromMoves(after) })
          .where('id', '=', attempt)
          .execute();
        await addCounts(transaction, [...countsOf(stored, before, -1), ...countsOf(stored, after, 1)]);
      });
    },

    /** How often each kind of step was taken. */
    async flows({ from, until, ...segments }: WantedFlows): Promise<FlowCount[]> {
      let query = connection
        .selectFrom('funnel_flow')
        .select(['from_place', 'to_place', 'kind', 'is_first', 'pace'])
        .select(({ fn }) => fn.sum<number | string>('count').as('count'));
      for (const name of SEGMENTS) {
        const wanted = segments[name];
        if (wanted !== undefined) query = query.where(name, '=', wanted);
      }
      if (from !== undefined) query = query.where('day', '>=', from);
      if (until !== undefined) query = query.where('day', '<=', until);
      const rows = await query.groupBy(['from_place', 'to_place', 'kind', 'is_first', 'pace']).execute();
      return rows
        .map(({ from_place, to_place, kind, is_first, pace, count }) => ({
          from: from_place,
          to: to_place,
          kind,
          isFirst: is_first === 1,
          pace,
          count: Number(count),
        }))
        .filter(({ count }) => count > 0);
    },

    /** The versions of a quiz with the days on which attempts began, the newest first. */
    async versions(quiz: string): Promise<{ version: string; firstDay: string; lastDay: string }[]> {
      return connection
        .selectFrom('funnel_flow')
        .where('quiz', '=', quiz)
        .where('from_place', '=', '')
        .select(({ fn }) => ['version', fn.min('day').as('firstDay'), fn.max('day').as('lastDay')])
        .groupBy('version')
        .orderBy('lastDay', 'desc')
        .orderBy('firstDay', 'desc')
        .execute();
    },

    /** Whether an attempt at a version has begun. */
    async hasBegun(attempt: string, version: string): Promise<boolean> {
      const found = await connection
        .selectFrom('funnel_attempt')
        .select('id')
        .where('id', '=', attempt)
        .where('version', '=', version)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Removes the steps of single attempts, but keeps their counts. */
    async removeBefore(time: Date): Promise<void> {
      await connection.deleteFrom('funnel_attempt').where('created_at', '<', time.toISOString()).execute();
      await connection.deleteFrom('funnel_flow').where('count', '=', 0).execute();
    },
  };
}
export type FunnelRepository = ReturnType<typeof createFunnelRepository>;

/** Adds to the counts of days, in the order of their keys, so that no two transactions wait for each other. */
export async function addCounts(executor: Executor, counts: readonly FlowRow[]): Promise<void> {
  const sums = new Map<string, FlowRow>();
  for (const row of counts) {
    const key = FLOW_KEY.map((name) => row[name]).join('\n');
    sums.set(key, { ...row, count: (sums.get(key)?.count ?? 0) + row.count });
  }
  const rows = [...sums]
    .filter(([, { count }]) => count !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row);
  for (let first = 0; first < rows.length; first += GROUP)
    await executor
      .insertInto('funnel_flow')
      .values(rows.slice(first, first + GROUP))
      .onConflict((conflict) =>
        conflict
          .columns(FLOW_KEY)
          .doUpdateSet((row) => ({ count: row('funnel_flow.count', '+', row.ref('excluded.count')) })),
      )
      .execute();
}

type Attempt = Pick<Insertable<Tables['funnel_attempt']>, Segment | 'day'>;

/** What an attempt adds to the counts of its day. */
export function countsOf(attempt: Attempt, moves: readonly Move[], count: number): FlowRow[] {
  const { quiz, version, way, language, device, day } = attempt;
  return flowsOf(moves).map(({ from, to, kind, isFirst, seconds }) => ({
    ...{ quiz, version, way, language, device, day },
    from_place: from,
    to_place: to,
    kind,
    is_first: isFirst ? 1 : 0,
    pace: paceOf(seconds),
    count,
  }));
}

/** Without names for its parts, to save space: a week of visits is many rows. */
type StoredMove = [seq: number, kind: MoveKind, place: string, at: number];

export const fromMoves = (moves: readonly Move[]): JsonText =>
  toJsonText(moves.map(({ seq, kind, place, at }): StoredMove => [seq, kind, place, at]));

const toMoves = (stored: JsonText): Move[] =>
  fromJsonText<StoredMove[]>(stored).map(([seq, kind, place, at]) => ({ seq, kind, place, at }));
