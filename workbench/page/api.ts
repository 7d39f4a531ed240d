import type { Answer, Call } from '#tests/support/walk/calls.ts';
import type { LocatedFinding } from '#tools/schemasCheck/checkSchemas.ts';
import type { CheckAnswer, Effects, SaveAnswer } from '../documents/answers.ts';
import type { MachinePicture, NamedMachine } from '../documents/pictureChanges.ts';
import type { QuizState } from '../documents/quizStates.ts';
import type { Drafts } from '../documents/saveRules.ts';
import type { WalkableMachine } from '../documents/walkable.ts';

export const readDocuments = (): Promise<Record<string, string>> => ask('documents');
export const readStates = (): Promise<QuizState[]> => ask('states');
export const checkDrafts = (drafts: Drafts, signal: AbortSignal): Promise<CheckAnswer> => ask('check', drafts, signal);
export const readEffects = (drafts: Drafts, signal: AbortSignal): Promise<Effects | null> =>
  ask('effects', drafts, signal);
export const readWalks = (): Promise<WalkableMachine[]> => ask('walks');
/** As they were at a revision of the repository. */
export const readWalksAt = (revision: string): Promise<WalkableMachine[]> => ask('walksAt', { revision });
/** Holds these calls of a path that is played until they are answered; none with an empty list. */
export const holdCalls = (run: string, holds: readonly Call[]): Promise<null> => ask('hold', { run, holds });
type HeldAnswer = { run: string; call: Call; answer: Answer; isStanding: boolean };
export const answerHeldCall = (given: HeldAnswer): Promise<void> => ask('answer', given);
export const readMachines = (): Promise<NamedMachine[]> => ask('machines');
/** A machine with what drafts change of it; null while they have faults. */
export const readPicture = (drafts: Drafts, machine: string, signal: AbortSignal): Promise<MachinePicture | null> =>
  ask('picture', { drafts, machine }, signal);
export const readIcons = (): Promise<string[]> => ask('icons');
/** What the check would say of drafts after an edit, and does not say of them now. */
export const judgeEdit = (drafts: Drafts, edit: Drafts): Promise<LocatedFinding[]> => ask('judge', { drafts, edit });
export const saveDrafts = (drafts: Drafts): Promise<SaveAnswer> => ask('save', drafts);

async function ask<Answer>(name: string, body?: object, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(`/workbench/api/${name}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    ...(signal && { signal }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as { message?: string }).message ?? response.statusText);
  // The server is ours and of the same version.
  return answer as Answer;
}
