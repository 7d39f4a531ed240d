import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { bundleForm, type FormSchema, type Option } from '#domain/questions/formSchema.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import { retryDelay, retryRule } from '#domain/retryRule.ts';
import type { RankedSystem } from '#domain/scoring/scoring.ts';
import options from '#schemas/options.json';
import mainQuiz from '#schemas/quizzes/main-quiz.schema.json';
import texts from '#schemas/texts/quiz.json';
import type { MachineModel } from '../models/machineModel.ts';
import { mainQuizMachine } from './mainQuizMachine.ts';
import { createQuizMachine, type QuizMachine } from './quizMachine.ts';
import { timings } from './timings.ts';

/** A filled-in contact form; the machine does not inspect it. */
const walkedContact = {
  name: 'Maria Gallo',
  companyName: 'Trattoria Gallo',
  email: 'maria@trattoriagallo.example',
  phone: '(512) 555-0142',
  timeframe: '2-3-months',
  agreeToComms: true,
} as const;

const ranking: RankedSystem[] = ['toast', 'clover', 'rpower'].map((slug) => ({
  slug,
  score: 0,
  priorityPoints: 0,
  points: [],
}));

/** The successful answers, by the id of the actor. */
const outputs: Record<string, unknown> = {
  submitAnswers: { comparisonId: 'abcDEF123456' },
  recommend: ranking,
  recommendLocally: ranking,
};

/** Milliseconds until the recommendations fail: only once the last retry is refused too. */
const refusedForGood = Array.from({ length: retryRule.retries }, (_, attempt) => retryDelay(attempt)).reduce(
  (sum, delay) => sum + delay,
  0,
);

export const mainQuizModel = (): MachineModel => quizModel('Main quiz', mainQuiz, options, mainQuizMachine);

/**
 * Any quiz, from its schema alone, so that a question added there joins the walk without an edit here. For a single
 * choice, the classes are every option that a condition names and the first of the others; for several, just enough.
 */
export function quizModel(title: string, source: unknown, optionLists: unknown, machine?: QuizMachine): MachineModel {
  const { schema, options: lists } = bundleForm(source, optionLists);
  const deciding = decidingAnswers(schema);
  return {
    title,
    machine: machine ?? createQuizMachine(schema),
    input: { now: 0, attemptId: 'walk' },
    classes: (type, snapshot) => classesOf(type, snapshot, schema, lists, deciding),
    memory: (snapshot) => {
      const { answers, drafts } = contextOf(snapshot);
      const question = questionOf(snapshot);
      return [
        [...deciding.keys()].map((name) => answers[name] ?? null),
        question === undefined ? null : [question in answers, question in drafts],
      ];
    },
    timings: {
      'xstate.error.actor.recommend': { milliseconds: refusedForGood, isCertain: false },
      'xstate.done.actor.recommendLocally': { milliseconds: 0, isCertain: true },
    },
    sayEvent: (event, snapshot) => sayEvent(event, snapshot, schema, lists),
    sayState: (snapshot) => sayState(snapshot, schema),
  };
}

/** The answers that conditions ask for, by question. */
function decidingAnswers(schema: FormSchema): Map<string, Set<unknown>> {
  const deciding = new Map<string, Set<unknown>>();
  for (const { if: condition } of schema.allOf ?? [])
    for (const [question, test] of Object.entries(condition.properties)) {
      const { const: value, enum: values = [] } = test.not ?? test;
      const known = deciding.get(question) ?? new Set();
      for (const answer of value === undefined ? values : [value, ...values]) known.add(answer);
      deciding.set(question, known);
    }
  return deciding;
}

function classesOf(
  type: string,
  snapshot: AnyMachineSnapshot,
  schema: FormSchema,
  lists: Record<string, Option[]>,
  deciding: Map<string, Set<unknown>>,
): AnyEventObject[] {
  const [, question, verb] = /^(.+)\.(answered|edited)$/.exec(type) ?? [];
  if (question !== undefined) {
    const values = (lists[question] ?? []).map((option) => option.value);
    const least = schema.properties[question]?.minItems ?? 1;
    if (schema.properties[question]?.type === 'array')
      return [{ type, answer: values.slice(0, verb === 'edited' ? least - 1 : least) }];
    const named = deciding.get(question) ?? new Set();
    const other = values.find((value) => !named.has(value));
    const classes = verb === 'edited' ? values.slice(0, 1) : [...named, ...(other === undefined ? [] : [other])];
    return classes.map((answer) => ({ type, answer }));
  }
  if (type === 'contact.changed') return [{ type, contact: { name: walkedContact.name } }];
  if (type === 'contact.submitted') return [{ type, contact: walkedContact }];
  const [, id] = /^xstate\.done\.actor\.(.+)$/.exec(type) ?? [];
  if (id !== undefined) return [{ type, output: outputs[id] }];
  if (type.startsWith('xstate.error.actor.')) return [{ type, error: new Error('The server refuses') }];
  return snapshot.can({ type }) ? [{ type }] : [];
}

function sayEvent(
  event: AnyEventObject,
  snapshot: AnyMachineSnapshot,
  schema: FormSchema,
  lists: Record<string, Option[]>,
) {
  const [, question, verb] = /^(.+)\.(answered|edited)$/.exec(event.type) ?? [];
  if (question !== undefined) {
    const asked: unknown[] = Array.isArray(event.answer) ? event.answer : [event.answer];
    const spelt = asked.map((answer) => `“${lists[question]?.find(({ value }) => value === answer)?.title ?? answer}”`);
    const act = Array.isArray(event.answer)
      ? verb === 'edited'
        ? 'Tick only'
        : 'Tick'
      : verb === 'edited'
        ? 'Move to'
        : 'Choose';
    const goOn = Array.isArray(event.answer) && verb === 'answered' ? ` and press “${texts.continue}”` : '';
    return `${act} ${spelt.join(', ')} under “${schema.properties[question]?.title ?? question}”${goOn}`;
  }
  const [, outcome, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (outcome === 'error') return sayings.refused[id] ?? `“${id}” fails`;
  if (outcome === 'done') return sayings.answered[id] ?? `“${id}” succeeds`;
  if (event.type === 'next.pressed') return `Press “${texts.next}” (“${texts.continue}” under several boxes)`;
  if (event.type === 'back.pressed') return `Press “${texts.back}”`;
  if (event.type === 'contact.changed') return 'Type a name into the contact form';
  if (event.type === 'contact.submitted') return `Fill in the contact form and press “${texts.getResults}”`;
  return snapshot.can(event) ? event.type : `${event.type} (nothing happens)`;
}

const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;

const sayings: Record<'answered' | 'refused', Record<string, string>> = {
  answered: {
    submitAnswers: 'The server stores the answers',
    recommend: 'The server sends its recommendations',
    recommendLocally: 'The browser has made the recommendations',
    patience: `No recommendations have come after ${seconds(timings.recommendationPatience)}`,
    analyzing: `Wait ${seconds(timings.analyzing)}`,
    assessing: `Wait ${seconds(timings.assessing)}`,
    matching: `Wait ${seconds(timings.matching)}`,
    generating: `Wait ${seconds(timings.generating)}`,
    handover: `Wait ${seconds(timings.handover)}`,
  },
  refused: {
    submitAnswers: 'The server refuses the answers',
    recommend: 'The server has no recommendations, also when asked again',
  },
};

function sayState(snapshot: AnyMachineSnapshot, schema: FormSchema): string {
  const question = questionOf(snapshot);
  if (question !== undefined)
    return `The question “${schema.properties[question]?.title ?? question}” is on the screen`;
  if (snapshot.matches('contact')) return 'The contact form is on the screen, with what was typed before';
  if (snapshot.matches('submitting')) return `The button reads “${texts.sending}” and nothing can be pressed`;
  const phase = Object.values(snapshot.getMeta() as Record<string, { phase?: keyof typeof texts.processing }>)
    .map((meta) => meta?.phase)
    .find((name) => name !== undefined);
  if (phase !== undefined) return `“${texts.processing[phase]}” is on the screen`;
  return 'The results are on the screen, under their own address';
}

function questionOf(snapshot: AnyMachineSnapshot): string | undefined {
  return Object.values(snapshot.getMeta() as Record<string, { question?: string }>)
    .map((meta) => meta?.question)
    .find((name) => name !== undefined);
}

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as { answers: Answers; drafts: Answers };
