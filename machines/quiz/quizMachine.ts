import { type ActorRefFrom, assign, emit, fromObservable, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { takeContactAnswers } from '#domain/questions/contactAnswers.ts';
import type { FormSchema } from '#domain/questions/formSchema.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import type { RankedSystem } from '#domain/scoring/scoring.ts';
import type { Contact } from '#schemas/__generated__/contact.ts';
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
import { keptAnswer, keptDraft, type QuestionEvent, questionGuards } from '../questions/questionLogic.ts';
import { firstQuestion, questionStates, stepsBack } from '../questions/questionStates.ts';
import type { Toast } from '../toast.ts';
import { timings } from './timings.ts';

export type QuizSubmission = QuizSend<Contact> & { answers: Answers };
/** The server's answer: the address of the visitor's comparison. */
export type QuizReceipt = { comparisonId: string };
/** What the quiz ends with. `contact` is undefined when the page was reloaded after the submit (D16). */
export type QuizResults = {
  comparisonId: string;
  answers: Answers;
  contact: Contact | undefined;
  /** Best first: the server's ranking, or the browser's own when that did not arrive in time (D37). */
  recommendations: RankedSystem[];
};

type QuizContext = QuizMemory<Contact> & {
  /** Epoch milliseconds at which the estimated time is over (D15). */
  deadline: number;
  comparisonId: string | undefined;
  recommendations: RankedSystem[];
};

type QuizEvent = QuestionEvent | ContactEvent<Contact>;

/**
 * A quiz made from its schema: answering (one state per question) → contact → submitting → processing (four phases
 * while the recommendations are fetched) → handingOver → results. A refused submit returns to contact.
 * Delays are invoked actors, not `after`: a restored snapshot restarts actors but never delayed transitions (D16).
 */
export function createQuizMachine(schema: FormSchema) {
  const quiz = setup({
    types: {
      context: {} as QuizContext,
      events: {} as QuizEvent,
      emitted: {} as Toast,
      input: {} as QuizInput<Contact> & { now: number },
      output: {} as QuizResults,
      tags: {} as 'question' | 'contact' | 'busy' | 'processing',
      meta: {} as { question: string } | { phase: ProcessingPhase },
      children: {} as {
        countdown: 'countdown';
        submitAnswers: 'submitAnswers';
        recommend: 'recommend';
        recommendLocally: 'recommendLocally';
        patience: 'wait';
        analyzing: 'wait';
        assessing: 'wait';
        matching: 'wait';
        generating: 'wait';
        handover: 'wait';
      },
    },
    actors: {
      /** Emits the seconds until the deadline each second; ends at 0. */
      countdown: fromObservable<number, { deadline: number; longest: number }>(notProvidedObservable),
      submitAnswers: fromPromise<QuizReceipt, QuizSubmission>(actorNotProvided('submitAnswers')),
      /** The server's recommendations, best first. */
      recommend: fromPromise<RankedSystem[], { answers: Answers }>(actorNotProvided('recommend')),
      /** The same scoring without the server, so that a visitor always gets a result (D17). */
      recommendLocally: fromPromise<RankedSystem[], { answers: Answers }>(actorNotProvided('recommendLocally')),
      wait: fromPromise<void, { milliseconds: number }>(actorNotProvided('wait')),
    },
    guards: questionGuards(schema),
    actions: {
      keepAnswer: assign((given, { question }: { question: string }) => keptAnswer(schema, given, question)),
      keepDraft: assign((given, { question }: { question: string }) => keptDraft(given, question)),
      keepContact: assign(({ event }) => keptContact(event)),
      keepSubmitted: assign(({ context, event }) => {
        if (event.type !== 'contact.submitted') return {};
        const { answers, contact } = takeContactAnswers(schema, context.answers, event.contact);
        return { answers, submitted: contact, timing: event.timing };
      }),
    },
  });

  const phase = <const Next extends string>(name: ProcessingPhase, next: Next) =>
    quiz.createStateConfig({
      meta: { phase: name },
      invoke: { id: name, src: 'wait', input: { milliseconds: timings[name] }, onDone: next },
    });

  return quiz.createMachine({
    id: 'quiz',
    context: ({ input }) => ({
      ...newMemory(schema, input),
      deadline: input.now + timings.estimate,
      comparisonId: undefined,
      recommendations: [],
    }),
    initial: 'answering',
    states: {
      answering: {
        invoke: {
          id: 'countdown',
          src: 'countdown',
          input: ({ context }) => ({ deadline: context.deadline, longest: timings.estimate }),
        },
        initial: firstQuestion(schema),
        states: questionStates(schema, '#quiz.contact'),
      },
      contact: {
        tags: 'contact',
        on: {
          'back.pressed': stepsBack(schema, undefined),
          'contact.changed': { actions: 'keepContact' },
          'contact.submitted': { target: 'submitting', actions: ['keepContact', 'keepSubmitted'] },
        },
      },
      submitting: {
        tags: 'busy',
        invoke: {
          id: 'submitAnswers',
          src: 'submitAnswers',
          input: ({ context }) => ({ answers: context.answers, ...sendOf(context) }),
          onDone: {
            target: 'processing',
            actions: [
              assign({ comparisonId: ({ event }) => event.output.comparisonId, contact: {} }),
              emit({ type: 'toast', key: 'quiz.submitted' }),
            ],
          },
          onError: {
            target: 'contact',
            actions: [
              assign(({ event, context }) => keptRefusal(event.error, context)),
              emit(({ event }) => ({ type: 'toast', key: 'quiz.submitFailed', error: event.error })),
            ],
          },
        },
      },
      processing: {
        tags: 'processing',
        type: 'parallel',
        states: {
          phases: {
            initial: 'analyzing',
            states: {
              analyzing: phase('analyzing', 'assessing'),
              assessing: phase('assessing', 'matching'),
              matching: phase('matching', 'generating'),
              generating: phase('generating', 'done'),
              done: { type: 'final', meta: { phase: 'generating' } },
            },
          },
          recommending: {
            initial: 'asking',
            states: {
              asking: {
                invoke: [
                  {
                    id: 'recommend',
                    src: 'recommend',
                    input: ({ context }) => ({ answers: context.answers }),
                    onDone: {
                      target: 'ready',
                      actions: assign({ recommendations: ({ event }) => event.output }),
                    },
                    onError: 'computing',
                  },
                  {
                    id: 'patience',
                    src: 'wait',
                    input: { milliseconds: timings.recommendationPatience },
                    onDone: 'computing',
                  },
                ],
              },
              computing: {
                invoke: {
                  id: 'recommendLocally',
                  src: 'recommendLocally',
                  input: ({ context }) => ({ answers: context.answers }),
                  onDone: {
                    target: 'ready',
                    actions: assign({ recommendations: ({ event }) => event.output }),
                  },
                },
              },
              ready: { type: 'final' },
            },
          },
        },
        onDone: 'handingOver',
      },
      handingOver: {
        tags: 'processing',
        meta: { phase: 'generating' },
        invoke: {
          id: 'handover',
          src: 'wait',
          input: { milliseconds: timings.handover },
          onDone: 'results',
        },
      },
      results: { type: 'final' },
    },
    output: ({ context }) => ({
      comparisonId: context.comparisonId ?? 'guest',
      answers: context.answers,
      contact: context.submitted,
      recommendations: context.recommendations,
    }),
  });
}

/** The four phases shown while the results are made (spec 2). */
export type ProcessingPhase = 'analyzing' | 'assessing' | 'matching' | 'generating';

export type QuizMachine = ReturnType<typeof createQuizMachine>;
export type QuizActor = ActorRefFrom<QuizMachine>;
export type QuizSnapshot = SnapshotFrom<QuizMachine>;

function notProvidedObservable(): never {
  throw new Error('Actor "countdown" was not provided');
}
