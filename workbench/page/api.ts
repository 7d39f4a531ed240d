import type { CheckAnswer, Effects, SaveAnswer } from '../documents/answers.ts';
import type { QuizState } from '../documents/quizStates.ts';
import type { Drafts } from '../documents/saveRules.ts';

export const readDocuments = (): Promise<Record<string, string>> => ask('documents');
export const readStates = (): Promise<QuizState[]> => ask('states');
export const checkDrafts = (drafts: Drafts, signal: AbortSignal): Promise<CheckAnswer> => ask('check', drafts, signal);
export const readEffects = (drafts: Drafts, signal: AbortSignal): Promise<Effects | null> =>
  ask('effects', drafts, signal);
export const saveDrafts = (drafts: Drafts): Promise<SaveAnswer> => ask('save', drafts);

async function ask<Answer>(name: string, drafts?: Drafts, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(`/workbench/api/${name}`, {
    ...(drafts && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(drafts),
    }),
    ...(signal && { signal }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as { message?: string }).message ?? response.statusText);
  // The server is ours and of the same version.
  return answer as Answer;
}
