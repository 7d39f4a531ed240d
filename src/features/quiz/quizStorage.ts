import { createActor, type Snapshot } from 'xstate';
import { answerFits } from '#domain/answerFits.ts';
import { isRecord } from '#domain/json.ts';
import { mainQuizSchema } from '#domain/mainQuiz.ts';
import { mainQuizMachine, mainQuizVersion } from '#machines/quiz/mainQuizMachine.ts';
import type { QuizActor, QuizSnapshot } from '#machines/quiz/quizMachine.ts';
import { tabStorage } from '#src/storage/tabStorage.ts';

const KEY = 'quiz';

/** A quiz begun earlier in this tab; undefined when there is none or it no longer fits (D16). */
export function loadQuiz(): Snapshot<unknown> | undefined {
  const stored = tabStorage.read(KEY);
  if (!isRecord(stored) || stored.version !== mainQuizVersion || !isRecord(stored.snapshot)) return undefined;
  // The cast is checked by `fits`, which lets the machine itself read the snapshot.
  const snapshot = stored.snapshot as unknown as Snapshot<unknown>;
  return fits(snapshot) ? snapshot : undefined;
}

/**
 * Keeps the quiz for a reload. Not while the answers are being sent, since a restored send would send again; without
 * the contact once they have been stored (D16).
 */
export function saveQuiz(actor: QuizActor): void {
  const snapshot = actor.getSnapshot();
  if (snapshot.status !== 'active' || snapshot.hasTag('busy')) return;
  const persisted = actor.getPersistedSnapshot() as unknown as { context: object };
  const kept = snapshot.hasTag('processing')
    ? { ...persisted, context: { ...persisted.context, contact: {}, submitted: undefined } }
    : persisted;
  tabStorage.write(KEY, { version: mainQuizVersion, snapshot: kept });
}

export function clearQuiz(): void {
  tabStorage.remove(KEY);
}

function fits(snapshot: Snapshot<unknown>): boolean {
  try {
    // A snapshot that fits no state gives an actor in error, or throws; it must not be started to find out.
    const { status, context }: QuizSnapshot = createActor(mainQuizMachine, {
      snapshot,
      input: { now: 0, attemptId: '' },
    }).getSnapshot();
    const { answers, drafts, contact, deadline, attemptId } = context;
    return (
      status === 'active' &&
      isRecord(answers) &&
      isRecord(drafts) &&
      isRecord(contact) &&
      typeof deadline === 'number' &&
      typeof attemptId === 'string' &&
      Object.entries(answers).every(([question, answer]) => answerFits(mainQuizSchema, question, answer))
    );
  } catch {
    return false;
  }
}
