import type { AnyMachineSnapshot } from 'xstate';
import type { MachineModel } from '#machines/models/machineModel.ts';
import { mainQuizVersion } from '#machines/quiz/mainQuizMachine.ts';
import { mainQuizModel } from '#machines/quiz/quizModel.ts';
import { savingsVersion } from '#machines/savings/savingsMachine.ts';
import { savingsModel } from '#machines/savings/savingsModel.ts';
import { explore } from '#tools/paths/explore.ts';
import type { QuizState } from '../documents/quizStates.ts';

/** Where the product shows a quiz and keeps it for a reload (src/features). */
type Home = Pick<QuizState, 'address' | 'key'> & { version: string };

/** Everything a visitor can see of a quiz, with the answers of the shortest way there. */
export function walkedStates(): QuizState[] {
  const input = { now: Date.now(), attemptId: crypto.randomUUID() };
  const [main, savings] = [mainQuizModel(), savingsModel()];
  return [
    ...statesOf({ ...main, input }, { address: '/quiz', key: 'quiz', version: mainQuizVersion }),
    ...statesOf(
      { ...savings, input: { ...(savings.input as object), attemptId: input.attemptId } },
      { address: '/save#quiz', key: 'savings', version: savingsVersion },
    ),
  ];
}

function statesOf(model: MachineModel, { version, ...home }: Home): QuizState[] {
  const found = new Map<string, AnyMachineSnapshot>();
  // The nearest situations come first.
  for (const { snapshot } of explore(model).situations.values()) {
    const words = model.sayState(snapshot);
    if (snapshot.status === 'active' && !found.has(words)) found.set(words, snapshot);
  }
  return [...found].map(([words, snapshot]) => ({
    ...home,
    id: JSON.stringify(snapshot.value),
    quiz: model.title,
    words,
    stored: { version, snapshot: model.machine.getPersistedSnapshot(snapshot) },
  }));
}
