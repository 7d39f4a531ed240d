import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Answers } from '#domain/questions/questionFlow.ts';
import { savingsQuizOptions, savingsQuizSchema } from '#domain/savings/savingsQuiz.ts';
import contactForm from '#schemas/forms/savings-contact.schema.json';
import quizTexts from '#schemas/texts/quiz.json';
import texts from '#schemas/texts/savings.json';
import type { MachineModel } from '../models/machineModel.ts';
import { plainEvent } from '../models/plainEvents.ts';
import { savingsMachine } from './savingsMachine.ts';
import { savingsTimings } from './timings.ts';

/** The filled-in contact step; the machine does not inspect it. */
const walkedSavingsContact = {
  email: 'maria@trattoriagallo.example',
  name: 'Maria Gallo',
  phone: '(512) 555-0142',
  companyName: 'Trattoria Gallo',
  timeframe: '1-3-months',
} as const;

/** Chosen on the landing page, before the machine starts. */
export const walkedPos = 'square-for-restaurants';

/** One answer per question, as shown in the field; for the rate, one with savings and one without. */
const answersBy: Readonly<Record<string, readonly string[]>> = {
  monthlyVolume: ['50,000'],
  averageOrderSize: ['35'],
  currentRate: ['2.9', '0.5%'],
  transactionFee: ['0.10'],
  monthlyPosCost: ['300'],
};

/** The savings quiz. Classes: a rate that leaves savings, and one that leaves none. */
export const savingsModel = (): MachineModel => ({
  title: 'Savings quiz',
  machine: savingsMachine,
  input: { attemptId: 'walk', answers: { currentPos: walkedPos } },
  classes: (type, snapshot) => {
    const [, question, verb] = /^(.+)\.(answered|edited)$/.exec(type) ?? [];
    if (question !== undefined) {
      const answers = answersBy[question] ?? [];
      const given = contextOf(snapshot).answers[question] ?? answers[0];
      return (verb === 'edited' ? [given] : answers).map((answer) => ({ type, answer }));
    }
    if (type === 'contact.changed') return [{ type, contact: { name: walkedSavingsContact.name } }];
    if (type === 'contact.submitted') return [{ type, contact: walkedSavingsContact }];
    return plainEvent(type, snapshot);
  },
  memory: (snapshot) => {
    const { answers, drafts } = contextOf(snapshot);
    const question = questionOf(snapshot);
    return [answers.currentRate ?? null, question === undefined ? null : [question in answers, question in drafts]];
  },
  sayEvent,
  sayState: (snapshot) => {
    const question = questionOf(snapshot);
    if (question !== undefined) return `The question “${titleOf(question)}” is on the screen`;
    if (snapshot.matches('contact'))
      return snapshot.matches({ contact: 'ready' })
        ? `The form “${contactForm.title}” is on the screen and can be sent once it is filled in`
        : `The form “${contactForm.title}” is on the screen, its button counts down`;
    if (snapshot.matches('submitting')) return `“${texts.loading.heading}” is on the screen`;
    return snapshot.matches('noSavings')
      ? `“${texts.noSavings.heading}” is on the screen`
      : `“${texts.report.heading}” is on the screen`;
  },
});

function sayEvent(event: AnyEventObject): string {
  const [, question = '', verb] = /^(.+)\.(answered|edited)$/.exec(event.type) ?? [];
  if (verb !== undefined) {
    const options = savingsQuizOptions[question];
    const answer = options?.find(({ value }) => value === event.answer)?.title ?? event.answer;
    const act = options ? (verb === 'edited' ? 'Move to' : 'Choose') : 'Type';
    const goOn = !options && verb === 'answered' ? ` and press “${quizTexts.next}”` : '';
    return `${act} “${answer}” under “${titleOf(question)}”${goOn}`;
  }
  if (event.type === 'xstate.done.actor.pause') return `Wait ${savingsTimings.pause / 1000} s`;
  if (event.type === 'xstate.done.actor.submitAnswers') return 'The server stores the answers';
  if (event.type === 'xstate.error.actor.submitAnswers') return 'The server refuses the answers';
  if (event.type.startsWith('xstate.done.actor.')) return `Wait ${savingsTimings.second / 1000} s`;
  if (event.type === 'next.pressed') return `Press “${quizTexts.next}”`;
  if (event.type === 'back.pressed') return `Press “${quizTexts.back}”`;
  if (event.type === 'contact.changed') return 'Type a name into the form';
  return `Fill in the form and press “${texts.contact.submit}”`;
}

const titleOf = (question: string) => savingsQuizSchema.properties[question]?.title ?? question;

const questionOf = (snapshot: AnyMachineSnapshot): string | undefined =>
  Object.values(snapshot.getMeta() as Record<string, { question?: string }>).find((meta) => meta?.question)?.question;

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as { answers: Answers; drafts: Answers };
