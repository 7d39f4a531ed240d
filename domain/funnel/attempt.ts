import type { QuizId } from './funnelQuiz.ts';

/** What a visitor did in a quiz. `came`: to the quiz, or back to it after they had left. */
export const MOVE_KINDS = ['came', 'answered', 'back', 'left'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** One report of an attempt. */
export type Move = {
  /** Counts from 0, so that a lost move shows as a gap and one reported twice as a repeat. */
  seq: number;
  kind: MoveKind;
  /** Where the visitor is afterwards; for `left`, where they were. */
  place: string;
  /** Milliseconds since the attempt began. */
  at: number;
};

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** What a tab reports of an attempt: nothing about the visitor, only where in the quiz they are. */
export type AttemptReport = {
  /** Random, and known to this tab alone. */
  attempt: string;
  quiz: QuizId;
  version: string;
  /** The page on which the quiz began. */
  way: string;
  language: string;
  device: Device;
  moves: Move[];
};

/** What funnels are split by, besides the day. */
export const SEGMENTS = ['quiz', 'version', 'way', 'language', 'device'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** Where visitors come from and go to. */
export const OUTSIDE = '';

/** One step of an attempt from one place to another. `unseen`: what happened between them was not reported. */
export type Flow = {
  from: string;
  to: string;
  kind: MoveKind | 'unseen';
  /** Whether the visitor is at `to` for the first time. */
  isFirst: boolean;
  /** How long it took to answer; undefined where that is not known. */
  seconds: number | undefined;
};

/** Seconds; a faster answer was carried over from the start page, not given in the quiz. */
const SHORTEST = 0.1;

/** All moves of an attempt in their order, each once, however often and in whatever order they were reported. */
export function mergeMoves(known: readonly Move[], reported: readonly Move[]): Move[] {
  const bySeq = new Map([...reported, ...known].map((move) => [move.seq, move]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/**
 * The steps of an attempt: one in from outside, each next one from where the last one led, and one out when the visitor
 * has left. A visitor who leaves and comes back to the same place was only away.
 * @param moves in order, as `mergeMoves` returns them
 */
export function flowsOf(moves: readonly Move[]): Flow[] {
  const flows: Flow[] = [];
  const seen = new Set<string>();
  let here = OUTSIDE;
  let since = 0;
  let leftAt: number | undefined;
  let lastSeq = -1;
  let isTimed = true;
  const go = (to: string, kind: Flow['kind'], seconds?: number) => {
    flows.push({ from: here, to, kind, isFirst: !seen.has(to), seconds });
    seen.add(to);
    here = to;
  };
  for (const { seq, kind, place, at } of moves) {
    const isNext = seq === lastSeq + 1;
    lastSeq = seq;
    if (place === here) {
      // Time away does not count; where its length was not reported, the time to answer is unknown.
      if (kind === 'came' && leftAt !== undefined && isNext) since += at - leftAt;
      else if (kind !== 'left' || !isNext) isTimed = false;
    } else {
      const isSeen = isNext && leftAt === undefined && (kind === 'came') === (here === OUTSIDE) && kind !== 'left';
      const seconds = (at - since) / 1000;
      const isKnown = isSeen && isTimed && kind === 'answered' && seconds >= SHORTEST;
      go(place, isSeen ? kind : 'unseen', isKnown ? seconds : undefined);
      since = at;
      isTimed = isSeen;
    }
    leftAt = kind === 'left' ? at : undefined;
  }
  if (leftAt !== undefined) flows.push({ from: here, to: OUTSIDE, kind: 'left', isFirst: false, seconds: undefined });
  return flows;
}
