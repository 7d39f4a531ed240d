import { funnelQuizzes } from 'virtual:funnel-quizzes';
import type { AnyMachineSnapshot } from 'xstate';
import type { AttemptReport, Device, Move, MoveKind } from '#domain/funnel/attempt.ts';
import { QUIZ_IDS, QUOTE, type QuizId } from '#domain/funnel/funnelQuiz.ts';
import { isRecord } from '#domain/json.ts';
import { placeOf } from '#machines/questions/placeOf.ts';
import type { Told } from '#src/actors/inspection.ts';

/** What a tab stores about its attempt, so that a reload continues it. */
type Attempt = Omit<AttemptReport, 'moves'> & {
  /** The sequence number of the next move. */
  seq: number;
  place: string;
  began: number;
  isAway: boolean;
};

export type Surroundings = {
  storage: { read: (key: string) => unknown; write: (key: string, value: unknown) => void };
  newId: () => string;
  /** Whether the browser accepted the report. */
  send: (report: AttemptReport) => boolean;
  /** The current page, as the path of its way; undefined where no quiz begins. */
  wayHere: () => string | undefined;
  language: string;
  device: () => Device;
  /** Called when moves are waiting to be sent. */
  onUnsent: () => void;
};

const KEY = 'attempt';
const DAY = 24 * 3600 * 1000;
/** The most moves that one report may hold. */
const MOST_MOVES = 60;
const LAST_SEQ = 999;
/** How a quote is sent, by the machine that sends it, and the quiz that leads to it. */
const QUOTES: Readonly<Record<string, { done: string; quiz: QuizId }>> = {
  quote: { done: 'xstate.done.actor.submitQuote', quiz: 'quiz' },
  systemQuote: { done: 'xstate.done.actor.sendSystemQuote', quiz: 'quiz' },
  detailedQuote: { done: 'xstate.done.actor.sendQuote', quiz: 'savings' },
};

/**
 * Turns what the quizzes of a tab do into reports (D53). The id of an attempt is random and used nowhere else; a visitor
 * who returns to the place they left continues the attempt, any other begins a new one.
 */
export function createAttemptCounter(surroundings: Surroundings) {
  const { storage, newId, send, wayHere, language, device, onUnsent } = surroundings;
  let attempt = storedAttempt();
  let unsent: Move[] = [];
  /** The quiz that is on the screen. */
  let open: QuizId | undefined;

  function storedAttempt(): Attempt | undefined {
    const stored = storage.read(KEY);
    return isAttempt(stored) ? stored : undefined;
  }

  function note(kind: MoveKind, place: string, at: number): void {
    if (!attempt || attempt.seq > LAST_SEQ) return;
    unsent.push({ seq: attempt.seq, kind, place, at: Math.max(0, Math.round(at - attempt.began)) });
    attempt = { ...attempt, seq: attempt.seq + 1, place, isAway: kind === 'left' };
    storage.write(KEY, attempt);
    onUnsent();
  }

  function flush(): void {
    while (attempt && unsent.length > 0) {
      const { seq: _seq, place: _place, began: _began, isAway: _isAway, ...of } = attempt;
      if (!send({ ...of, moves: unsent.slice(0, MOST_MOVES) })) return;
      unsent = unsent.slice(MOST_MOVES);
    }
  }

  function arrive(quiz: QuizId, place: string, at: number): void {
    const { version } = funnelQuizzes[quiz];
    const goesOn =
      attempt?.quiz === quiz && attempt.version === version && attempt.place === place && at - attempt.began < DAY;
    open = quiz;
    if (!goesOn) {
      flush();
      unsent = [];
      const way = wayHere();
      attempt = way === undefined ? undefined : { ...newAttempt(quiz, way), began: at };
    }
    note('came', place, at);
  }

  const newAttempt = (quiz: QuizId, way: string) => ({
    ...{ attempt: newId(), quiz, version: funnelQuizzes[quiz].version, way, language, device: device() },
    ...{ seq: 0, place: '', isAway: false },
  });

  function leave(at: number): void {
    if (open !== undefined && attempt?.isAway === false) note('left', attempt.place, at);
  }

  return {
    hear({ event: { event, snapshot }, at }: Told): void {
      if (!isMachineSnapshot(snapshot)) return;
      const { id } = snapshot.machine;
      const quote = QUOTES[id];
      if (quote && event.type === quote.done) {
        const isAtEnd = attempt?.quiz === quote.quiz && funnelQuizzes[quote.quiz].ends.includes(attempt.place);
        if (isAtEnd && attempt?.place !== QUOTE) note('answered', QUOTE, at);
      }
      const quiz = QUIZ_IDS.find((name) => name === id);
      if (quiz === undefined) return;
      const place = placeOf(snapshot.value);
      if (event.type === 'xstate.stop') {
        leave(at);
        open = undefined;
      } else if (open !== quiz) arrive(quiz, place, at);
      else if (attempt && place !== attempt.place) note(kindOf(event.type), place, at);
      // After this, no question is asked and no visitor counts as leaving.
      if (funnelQuizzes[quiz].ends.includes(place)) open = undefined;
    },
    /** The page is hidden, and may never be shown again. */
    hide(at: number): void {
      leave(at);
      flush();
    },
    show(at: number): void {
      if (open === undefined || attempt?.isAway !== true) return;
      const { place } = attempt;
      // Another page of this tab may have continued the attempt while this one was in the browser's cache.
      attempt = storedAttempt() ?? attempt;
      arrive(open, place, at);
    },
    flush,
  };
}

/** Every event other than a step back or a refused send leads on. */
const kindOf = (type: string): MoveKind =>
  type === 'back.pressed' || type.startsWith('xstate.error.') ? 'back' : 'answered';

const isMachineSnapshot = (snapshot: object): snapshot is AnyMachineSnapshot => 'machine' in snapshot;

/** Written only by this file, but possibly by an earlier release. */
const isAttempt = (stored: unknown): stored is Attempt =>
  isRecord(stored) &&
  ['attempt', 'version', 'way', 'language', 'device', 'place'].every((name) => typeof stored[name] === 'string') &&
  QUIZ_IDS.some((quiz) => quiz === stored.quiz) &&
  [stored.seq, stored.began].every(Number.isInteger) &&
  typeof stored.isAway === 'boolean';
