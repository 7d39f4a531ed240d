import { type Actor, createActor, fromObservable, fromPromise } from 'xstate';
import type { Answers } from '#domain/questions/questionFlow.ts';
import type { RankedSystem } from '#domain/scoring/scoring.ts';
import { mainQuizMachine } from '#machines/quiz/mainQuizMachine.ts';
import type { QuizReceipt, QuizSubmission } from '#machines/quiz/quizMachine.ts';
import type { Contact } from '#schemas/__generated__/contact.ts';
import { type Deferred, deferred } from './deferred.ts';
import { filledIn } from './filledIn.ts';

export const contact = (changes: Partial<Contact> = {}): Contact =>
  filledIn<Contact>({
    name: 'Maria Gallo',
    companyName: 'Trattoria Gallo',
    email: 'maria@trattoriagallo.example',
    phone: '(512) 555-0142',
    timeframe: '2-3-months',
    agreeToComms: true,
    ...changes,
  });

/** Answers to every question of a visitor without a POS. */
export const allAnswers = {
  hasCurrentPOS: 'no',
  restaurantType: 'casual-dining',
  locationCount: '2-3',
  transactionVolume: '50k-150k',
  priorities: ['lowest-cost', 'integrations', 'kitchen-display'],
};

/** A ranked system without points. */
export const ranked = (slug: string): RankedSystem => ({ slug, score: 0, priorityPoints: 0, points: [] });

const never = () => ({ subscribe: () => ({ unsubscribe: () => undefined }) });

/** A quiz whose actors the test controls: what was sent, every answer and every delay. */
export function quizVisit(input: { answers?: Answers; now?: number } = {}) {
  const sent: QuizSubmission[] = [];
  const replies: Deferred<QuizReceipt>[] = [];
  const recommendations: Deferred<RankedSystem[]>[] = [];
  const waits: { milliseconds: number; over: () => void }[] = [];
  const toasts: unknown[] = [];
  const machine = mainQuizMachine.provide({
    actors: {
      countdown: fromObservable<number, { deadline: number; longest: number }>(never),
      submitAnswers: fromPromise<QuizReceipt, QuizSubmission>(({ input: submission }) => {
        sent.push(submission);
        const reply = deferred<QuizReceipt>();
        replies.push(reply);
        return reply.promise;
      }),
      recommend: fromPromise<RankedSystem[], { answers: Answers }>(() => {
        const answer = deferred<RankedSystem[]>();
        recommendations.push(answer);
        return answer.promise;
      }),
      recommendLocally: fromPromise<RankedSystem[], { answers: Answers }>(() => Promise.resolve([ranked('computed')])),
      wait: fromPromise<void, { milliseconds: number }>(({ input: { milliseconds } }) => {
        const end = deferred<void>();
        waits.push({ milliseconds, over: () => end.resolve() });
        return end.promise;
      }),
    },
  });
  const actor: Actor<typeof machine> = createActor(machine, { input: { now: 0, attemptId: 'visit', ...input } });
  actor.on('toast', (toast) => toasts.push(toast));
  actor.start();
  /** Ends the latest delay of this length. */
  const endWait = async (milliseconds: number) => {
    const running = waits.findLast((wait) => wait.milliseconds === milliseconds);
    if (!running) throw new Error(`Nothing waits for ${milliseconds} ms`);
    running.over();
    await settle();
  };
  return { machine, actor, sent, replies, recommendations, waits, toasts, endWait };
}

/** Answers all questions, so that the contact form is open. */
export function answerAll(actor: ReturnType<typeof quizVisit>['actor'], answers: Record<string, unknown> = allAnswers) {
  for (const [question, answer] of Object.entries(answers)) actor.send({ type: `${question}.answered`, answer });
}

/** Lets settled promises take effect. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
