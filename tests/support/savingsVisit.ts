import { type Actor, createActor, fromPromise } from 'xstate';
import { type SavingsSubmission, savingsMachine } from '#machines/savings/savingsMachine.ts';
import type { SavingsContact } from '#schemas/__generated__/savingsContact.ts';
import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import { type Deferred, deferred } from './deferred.ts';
import { filledIn } from './filledIn.ts';
import { settle } from './quizVisit.ts';
import { savingsAnswers } from './savingsAnswers.ts';

/** Without the consent, which is optional here. */
export const savingsContact = (changes: Partial<SavingsContact> = {}): SavingsContact =>
  filledIn<SavingsContact>({
    email: 'maria@trattoriagallo.example',
    name: 'Maria Gallo',
    phone: '(512) 555-0142',
    companyName: 'Trattoria Gallo',
    timeframe: '1-3-months',
    ...changes,
  });

/** A savings quiz whose actors the test controls: what was sent, every answer and every delay. */
export function savingsVisit(answers: Partial<SavingsQuizAnswers> = { currentPos: 'square-for-restaurants' }) {
  const sent: SavingsSubmission[] = [];
  const replies: Deferred<void>[] = [];
  const waits: { milliseconds: number; over: () => void; signal: AbortSignal }[] = [];
  const toasts: unknown[] = [];
  const machine = savingsMachine.provide({
    actors: {
      submitAnswers: fromPromise<void, SavingsSubmission>(({ input }) => {
        sent.push(input);
        const reply = deferred<void>();
        replies.push(reply);
        return reply.promise;
      }),
      wait: fromPromise<void, { milliseconds: number }>(({ input: { milliseconds }, signal }) => {
        const end = deferred<void>();
        waits.push({ milliseconds, over: () => end.resolve(), signal });
        return end.promise;
      }),
    },
  });
  const actor: Actor<typeof machine> = createActor(machine, { input: { attemptId: 'visit', answers } });
  actor.on('toast', (toast) => toasts.push(toast));
  actor.start();
  /** Ends the latest delay. */
  const endWait = async () => {
    waits.at(-1)?.over();
    await settle();
  };
  return { machine, actor, sent, replies, waits, toasts, endWait };
}

/** Answers all questions, so that the contact step is open and counting down. */
export async function answerSavings(
  { actor, endWait }: ReturnType<typeof savingsVisit>,
  changes: Partial<SavingsQuizAnswers> = {},
) {
  const { monthlyVolume, averageOrderSize, currentRate, transactionFee, monthlyPosCost } = savingsAnswers(changes);
  actor.send({ type: 'monthlyVolume.answered', answer: monthlyVolume });
  actor.send({ type: 'averageOrderSize.answered', answer: averageOrderSize });
  actor.send({ type: 'currentRate.answered', answer: currentRate });
  actor.send({ type: 'transactionFee.answered', answer: transactionFee });
  await endWait();
  actor.send({ type: 'monthlyPosCost.answered', answer: monthlyPosCost });
}
