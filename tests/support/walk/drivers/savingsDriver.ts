import type { AnyMachineSnapshot } from 'xstate';
import { bundleForm } from '#domain/questions/formSchema.ts';
import { questionsOf } from '#domain/questions/questionFlow.ts';
import { savingsQuizOptions, savingsQuizSchema } from '#domain/savings/savingsQuiz.ts';
import { walkedPos } from '#machines/savings/savingsModel.ts';
import contactSource from '#schemas/forms/savings-contact.schema.json';
import optionLists from '#schemas/options.json';
import quizTexts from '#schemas/texts/quiz.json';
import texts from '#schemas/texts/savings.json';
import toasts from '#schemas/texts/toasts.json';
import { refusal } from '../calls.ts';
import { type Driver, type Sight, timePasses, type WalkedPage } from '../driver.ts';

const contactForm = bundleForm(contactSource, optionLists);
const questions = questionsOf(savingsQuizSchema);
const isTyped = (question: string) => savingsQuizSchema.properties[question]?.enum === undefined;

/** The savings quiz, begun on its landing page. */
export const savingsDriver = (): Driver => ({
  machine: 'savings',
  opens: '/save#quiz',
  state: { known: { currentPos: walkedPos } },
  holds: ['savingAnswers'],
  goneAround: Object.fromEntries(
    questions.filter(isTyped).map((question) => [`${question}.answered`, 'a figure is typed, then Next goes on']),
  ),
  gestures: {
    '*.answered': async (page, { event }) => {
      const question = event.type.slice(0, -'.answered'.length);
      if (!isTyped(question)) return page.choose(optionTitle(question, event.answer));
      await page.type(titleOf(question), event.answer);
      await page.press(quizTexts.next);
    },
    '*.edited': (page, { event }) => {
      const question = event.type.slice(0, -'.edited'.length);
      return isTyped(question)
        ? page.type(titleOf(question), event.answer)
        : page.moveTo(optionTitle(question, event.answer));
    },
    'next.pressed': (page) => page.press(quizTexts.next),
    'back.pressed': (page) => page.press(quizTexts.back),
    'contact.changed': (page, { event }) => fillContact(page, event.contact),
    'contact.submitted': async (page, { event }) => {
      await fillContact(page, event.contact);
      await page.press(texts.contact.submit);
    },
    'xstate.done.actor.pause': timePasses,
    'xstate.done.actor.third': timePasses,
    'xstate.done.actor.second': timePasses,
    'xstate.done.actor.first': timePasses,
    'xstate.done.actor.submitAnswers': (page) =>
      page.answer('savingAnswers', { status: 201, body: { data: { id: 'lead' } } }),
    'xstate.error.actor.submitAnswers': (page) => page.answer('savingAnswers', refusal),
  },
  sights: {
    'answering.*': seesFigure,
    'answering.*.open': seesChoice,
    'answering.*.chosen': seesChoice,
    'contact.threeSecondsLeft': seesCountdown(3),
    'contact.twoSecondsLeft': seesCountdown(2),
    'contact.oneSecondLeft': seesCountdown(1),
    'contact.ready': async (page, { snapshot, event }) => {
      const { contact } = snapshot.context;
      await page.seesButton(texts.contact.submit, 'email' in contact ? 'ready' : 'disabled');
      await page.seesField(contactSource.properties.name.title, contact.name ?? '');
      if (event.type === 'xstate.error.actor.submitAnswers') await page.seesToast(toasts.savings.submitFailed.title);
    },
    submitting: (page) => page.seesHeading(texts.loading.heading),
    report: (page) => page.seesHeading(texts.report.heading),
    noSavings: (page) => page.seesHeading(texts.noSavings.heading),
  },
});

async function seesFigure(page: WalkedPage, { snapshot }: { snapshot: AnyMachineSnapshot }) {
  const question = questionOf(snapshot);
  await page.seesHeading(titleOf(question));
  await page.seesField(titleOf(question), shown(snapshot, question) ?? '');
  await page.seesProgress(progressText(question));
}

async function seesChoice(page: WalkedPage, { snapshot }: { snapshot: AnyMachineSnapshot }) {
  const question = questionOf(snapshot);
  const answer = shown(snapshot, question);
  await page.seesHeading(titleOf(question));
  await page.seesChosen(answer === undefined ? [] : [optionTitle(question, answer)]);
  await page.seesProgress(progressText(question));
}

function seesCountdown(seconds: number): Sight {
  return async (page, { snapshot }) => {
    await page.seesHeading(contactSource.title);
    await page.seesButton(texts.contact.submitIn.replace('{seconds}', String(seconds)), 'disabled');
    await page.seesField(contactSource.properties.name.title, snapshot.context.contact.name ?? '');
    await page.seesProgress(texts.quiz.lastStep);
  };
}

/** Fills in whatever the form asks, by the kind of field. */
async function fillContact(page: WalkedPage, contact: Record<string, string>) {
  for (const [field, value] of Object.entries(contact)) {
    const label = contactForm.schema.properties[field]?.title ?? field;
    const option = contactForm.options[field]?.find((candidate) => candidate.value === value);
    await (option ? page.pick(label, option.title) : page.type(label, value));
  }
}

function shown({ context }: AnyMachineSnapshot, question: string): string | undefined {
  return context.drafts[question] ?? context.answers[question];
}

const progressText = (question: string) =>
  quizTexts.step
    .replace('{step}', String(questions.indexOf(question) + 1))
    .replace('{total}', String(questions.length));

const titleOf = (question: string) => savingsQuizSchema.properties[question]?.title ?? question;

const optionTitle = (question: string, answer: unknown) =>
  savingsQuizOptions[question]?.find(({ value }) => value === answer)?.title ?? String(answer);

const questionOf = (snapshot: AnyMachineSnapshot): string =>
  Object.values(snapshot.getMeta() as Record<string, { question?: string }>).find((meta) => meta?.question)?.question ??
  '';
