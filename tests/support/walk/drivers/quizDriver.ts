import type { AnyMachineSnapshot } from 'xstate';
import { type BundledForm, bundleForm } from '#domain/questions/formSchema.ts';
import { type Answers, progressAt } from '#domain/questions/questionFlow.ts';
import contactSource from '#schemas/forms/contact.schema.json';
import optionLists from '#schemas/options.json';
import mainQuiz from '#schemas/quizzes/main-quiz.schema.json';
import comparisonTexts from '#schemas/texts/comparison.json';
import texts from '#schemas/texts/quiz.json';
import toasts from '#schemas/texts/toasts.json';
import { refusal } from '../calls.ts';
import { type Driver, type Gesture, type Sight, timePasses, type WalkedPage } from '../driver.ts';

const contactForm = bundleForm(contactSource, optionLists);
const FAILED = 'xstate.error.actor.recommend';

/** The main quiz, or another version of it: questions and options are those of the schema. */
export function quizDriver(source: unknown = mainQuiz): Driver {
  const quiz = bundleForm(source, optionLists);
  return {
    machine: 'quiz',
    opens: '/quiz',
    holds: ['posAnswers', 'recommendations'],
    prepare: (page, path) => {
      // All retries must be refused, each at its time.
      if (path.some(({ event }) => event.type === FAILED)) page.answerAlways('recommendations', refusal);
    },
    goneAround: Object.fromEntries(
      Object.entries(quiz.schema.properties)
        .filter(([, { type }]) => type === 'array')
        .map(([question]) => [`${question}.answered`, 'boxes are ticked one by one, then Continue goes on']),
    ),
    gestures: {
      '*.answered': answers(quiz),
      '*.edited': edits(quiz),
      'next.pressed': (page, { snapshot }) => page.press(nextLabel(quiz, questionOf(snapshot))),
      'back.pressed': (page) => page.press(texts.back),
      'contact.changed': (page, { event }) => fillContact(page, event.contact),
      'contact.submitted': async (page, { event }) => {
        await fillContact(page, event.contact);
        await page.press(texts.getResults);
      },
      'xstate.done.actor.submitAnswers': (page, { event }) =>
        page.answer('posAnswers', { status: 201, body: { data: { comparison_id: event.output.comparisonId } } }),
      'xstate.error.actor.submitAnswers': (page) => page.answer('posAnswers', refusal),
      'xstate.done.actor.recommend': (page, { event }) =>
        page.answer('recommendations', { status: 200, body: { data: event.output, ranking: event.output } }),
      [FAILED]: timePasses,
      'xstate.done.actor.patience': timePasses,
      'xstate.done.actor.recommendLocally': timePasses,
      'xstate.done.actor.analyzing': timePasses,
      'xstate.done.actor.assessing': timePasses,
      'xstate.done.actor.matching': timePasses,
      'xstate.done.actor.generating': timePasses,
      'xstate.done.actor.handover': timePasses,
    },
    sights: {
      'answering.*': seesQuestion(quiz),
      contact: async (page, { snapshot, event }) => {
        await page.seesHeading(contactForm.schema.title ?? '');
        await page.seesField(titleOf(contactForm, 'name'), snapshot.context.contact.name ?? '');
        await page.seesProgress(progressText(quiz, snapshot));
        if (event.type === 'xstate.error.actor.submitAnswers') await page.seesToast(toasts.quiz.submitFailed.title);
      },
      submitting: (page) => page.seesButton(texts.sending, 'busy'),
      'processing.phases.analyzing': (page) => page.seesHeading(texts.processing.analyzing),
      'processing.phases.assessing': (page) => page.seesHeading(texts.processing.assessing),
      'processing.phases.matching': (page) => page.seesHeading(texts.processing.matching),
      'processing.phases.generating': (page) => page.seesHeading(texts.processing.generating),
      'processing.phases.done': (page) => page.seesHeading(texts.processing.generating),
      'processing.recommending.*': { nothingToSee: 'where the recommendations come from is not shown' },
      handingOver: (page) => page.seesHeading(texts.processing.generating),
      results: async (page, { snapshot }) => {
        await page.seesAddress(`/comparison/${snapshot.context.comparisonId}`);
        await page.seesText(comparisonTexts.rank[1].badge);
      },
    },
  };
}

const answers =
  (quiz: BundledForm): Gesture =>
  async (page, { event }) => {
    const question = event.type.slice(0, -'.answered'.length);
    if (!Array.isArray(event.answer)) return page.choose(optionTitle(quiz, question, event.answer));
    await page.tick(event.answer.map((answer) => optionTitle(quiz, question, answer)));
    await page.press(texts.continue);
  };

const edits =
  (quiz: BundledForm): Gesture =>
  (page, { event }) => {
    const question = event.type.slice(0, -'.edited'.length);
    if (!Array.isArray(event.answer)) return page.moveTo(optionTitle(quiz, question, event.answer));
    return page.tick(event.answer.map((answer) => optionTitle(quiz, question, answer)));
  };

const seesQuestion =
  (quiz: BundledForm): Sight =>
  async (page, { snapshot }) => {
    const question = questionOf(snapshot);
    const { drafts, answers: given } = snapshot.context;
    const answer = drafts[question] ?? given[question] ?? [];
    await page.seesHeading(titleOf(quiz, question));
    await page.seesChosen([answer].flat().map((value) => optionTitle(quiz, question, value)));
    await page.seesProgress(progressText(quiz, snapshot));
  };

/** Fills in whatever the form asks, by the kind of field. */
async function fillContact(page: WalkedPage, contact: Record<string, unknown>) {
  for (const [field, value] of Object.entries(contact)) {
    const label = titleOf(contactForm, field);
    if (value === true) await page.agree(label);
    else if (field in contactForm.options) await page.pick(label, optionTitle(contactForm, field, value));
    else await page.type(label, String(value));
  }
}

function progressText(quiz: BundledForm, snapshot: AnyMachineSnapshot): string {
  const given: Answers = snapshot.context.answers;
  const question = snapshot.matches('contact') ? undefined : questionOf(snapshot);
  const { step, total } = progressAt(quiz.schema, given, question);
  return texts.step.replace('{step}', String(step)).replace('{total}', String(total));
}

const nextLabel = ({ schema }: BundledForm, question: string) =>
  schema.properties[question]?.type === 'array' ? texts.continue : texts.next;

const titleOf = ({ schema }: BundledForm, name: string) => schema.properties[name]?.title ?? name;

const optionTitle = ({ options }: BundledForm, name: string, value: unknown) =>
  options[name]?.find((option) => option.value === value)?.title ?? String(value);

const questionOf = (snapshot: AnyMachineSnapshot): string =>
  Object.values(snapshot.getMeta() as Record<string, { question?: string }>).find((meta) => meta?.question)?.question ??
  '';
