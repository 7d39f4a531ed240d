import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { fingerprint } from '#domain/fingerprint.ts';
import { withoutWords } from '#domain/questions/withoutWords.ts';
import { estimateSavings } from '#domain/savings/estimate.ts';
import { areSavingsAnswers, savingsQuizSchema } from '#domain/savings/savingsQuiz.ts';
import type { SavingsContact } from '#schemas/__generated__/savingsContact.ts';
import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import { actorNotProvided } from '../actorNotProvided.ts';
import {
  type ContactEvent,
  keptContact,
  keptRefusal,
  newMemory,
  type QuizInput,
  type QuizMemory,
  type QuizSend,
  sendOf,
} from '../questions/contactLogic.ts';
import { pausingStates } from '../questions/pausingStates.ts';
import { keptAnswer, keptDraft, type QuestionEvent, questionGuards } from '../questions/questionLogic.ts';
import { firstQuestion, stepsBack } from '../questions/questionStates.ts';
import type { Toast } from '../toast.ts';
import { savingsTimings } from './timings.ts';

export type SavingsSubmission = QuizSend<SavingsContact> & { answers: SavingsQuizAnswers };
/** What the quiz ends with. `contact` is undefined when the page was reloaded after the submit (D16). */
export type SavingsOutcome = { answers: SavingsQuizAnswers; contact: SavingsContact | undefined };

type SavingsEvent = QuestionEvent | ContactEvent<SavingsContact>;

const savings = setup({
  types: {
    context: {} as QuizMemory<SavingsContact>,
    events: {} as SavingsEvent,
    emitted: {} as Toast,
    input: {} as QuizInput<SavingsContact>,
    output: {} as SavingsOutcome,
    tags: {} as 'question' | 'contact' | 'busy',
    meta: {} as { question: string } | { secondsLeft: number },
    children: {} as { submitAnswers: 'submitAnswers'; pause: 'wait'; third: 'wait'; second: 'wait'; first: 'wait' },
  },
  actors: {
    submitAnswers: fromPromise<void, SavingsSubmission>(actorNotProvided('submitAnswers')),
    wait: fromPromise<void, { milliseconds: number }>(actorNotProvided('wait')),
  },
  guards: {
    ...questionGuards(savingsQuizSchema),
    hasSavings: ({ context }) => estimateSavings(answersOf(context)).hasSavings,
  },
  actions: {
    keepAnswer: assign((given, { question }: { question: string }) => keptAnswer(savingsQuizSchema, given, question)),
    keepDraft: assign((given, { question }: { question: string }) => keptDraft(given, question)),
    keepContact: assign(({ event }) => keptContact(event)),
    keepSubmitted: assign(({ event }) =>
      event.type === 'contact.submitted' ? { submitted: event.contact, timing: event.timing } : {},
    ),
  },
});

const second = <const Id extends 'third' | 'second' | 'first', const Next extends string>(
  id: Id,
  secondsLeft: number,
  next: Next,
) =>
  savings.createStateConfig({
    meta: { secondsLeft },
    invoke: { id, src: 'wait', input: { milliseconds: savingsTimings.second }, onDone: next },
  });

/**
 * The savings quiz (spec 4): answering (one state per question, a choice advances after a moment) → contact
 * (three seconds, then ready) → submitting → report or noSavings. A refused submit returns to contact without waiting.
 */
export const savingsMachine = savings.createMachine({
  id: 'savings',
  context: ({ input }) => newMemory(savingsQuizSchema, input),
  initial: 'answering',
  states: {
    answering: {
      initial: firstQuestion(savingsQuizSchema),
      states: pausingStates(savingsQuizSchema, {
        contact: '#savings.contact',
        within: '#savings.answering',
        milliseconds: savingsTimings.pause,
      }),
    },
    contact: {
      tags: 'contact',
      on: {
        'back.pressed': stepsBack(savingsQuizSchema, undefined),
        'contact.changed': { actions: 'keepContact' },
      },
      initial: 'threeSecondsLeft',
      states: {
        threeSecondsLeft: second('third', 3, 'twoSecondsLeft'),
        twoSecondsLeft: second('second', 2, 'oneSecondLeft'),
        oneSecondLeft: second('first', 1, 'ready'),
        ready: {
          on: { 'contact.submitted': { target: '#savings.submitting', actions: ['keepContact', 'keepSubmitted'] } },
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'submitAnswers',
        src: 'submitAnswers',
        input: ({ context }) => ({ ...sendOf(context), answers: answersOf(context) }),
        onDone: [
          { guard: 'hasSavings', target: 'report', actions: assign({ contact: {} }) },
          { target: 'noSavings', actions: assign({ contact: {} }) },
        ],
        onError: {
          target: 'contact.ready',
          actions: [
            assign(({ event, context }) => keptRefusal(event.error, context)),
            emit(({ event }) => ({ type: 'toast', key: 'savings.submitFailed', error: event.error })),
          ],
        },
      },
    },
    report: { type: 'final' },
    noSavings: { type: 'final' },
  },
  output: ({ context }) => ({ answers: answersOf(context), contact: context.submitted }),
});

/** Changes when a stored quiz of an older release no longer fits: with the schema, or by hand with the machine (D16). */
export const savingsVersion = fingerprint(`1 ${withoutWords(savingsQuizSchema)}`);

export type SavingsActor = ActorRefFrom<typeof savingsMachine>;
export type SavingsSnapshot = SnapshotFrom<typeof savingsMachine>;

function answersOf({ answers }: QuizMemory<SavingsContact>): SavingsQuizAnswers {
  if (!areSavingsAnswers(answers)) throw new Error('Reached the end of the savings quiz without all answers');
  return answers;
}
