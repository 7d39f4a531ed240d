import * as form from 'virtual:form/every-control';
import * as quiz from 'virtual:quiz/every-control';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ActorRefFrom, createActor, fromObservable, fromPromise } from 'xstate';
import { answerFits } from '#domain/questions/answerFits.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import type { RankedSystem } from '#domain/scoring/scoring.ts';
import { normalise } from '#domain/text/normalise.ts';
import { toWire, wireSchema } from '#domain/wire.ts';
import { createQuizMachine, type QuizReceipt, type QuizSubmission } from '#machines/quiz/quizMachine.ts';
import formMeta from '#schemas/meta/form-ui.meta.json';
import questionMeta from '#schemas/meta/question.meta.json';
import { readForm } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import { formKind } from '#server/leads/formKind.ts';
import type { FormDefinition, FormValues } from '#src/forms/formDefinition.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { QuestionStep } from '#src/questions/QuestionStep.tsx';
import { currentQuestion } from '#src/questions/questionSnapshot.ts';
import { questionForm } from '#src/questions/quizDefinition.ts';
import { contact } from '#tests/support/quizVisit.ts';
import { storedLeads } from '#tests/support/stored.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';
import formSource from '../fixtures/schemas/forms/every-control.schema.json';
import formUi from '../fixtures/schemas/forms/every-control.ui.json';

// The server uses this test's quiz.
vi.mock(
  '#schemas/quizzes/main-quiz.schema.json',
  () => import('../fixtures/schemas/quizzes/every-control.schema.json'),
);

// Motion needs a browser engine that renders.
vi.mock('#src/questions/useStepMotion.ts', () => ({ useStepMotion: () => ({ current: null }) }));

afterEach(cleanup);

type PageProps = {
  definition: FormDefinition;
  onChoose?: (field: string, value: string) => void;
  onSubmit?: (values: FormValues) => void;
};

/** A form whose values are held outside, as machines hold them. */
function Page({ definition, onChoose = () => undefined, onSubmit = () => undefined }: PageProps) {
  const [values, setValues] = useState<FormValues>({});
  return (
    <>
      <h1 id="question">The question</h1>
      <SchemaForm
        id="form"
        form={definition}
        values={values}
        headingId="question"
        onChange={setValues}
        onChoose={onChoose}
        onSubmit={onSubmit}
      />
      <button type="submit" form="form">
        Send
      </button>
    </>
  );
}

/** The questions one at a time, as the machine asks them. */
function Quiz({ actor }: { actor: ActorRefFrom<ReturnType<typeof createQuizMachine>> }) {
  const snapshot = useSelector(actor, (state) => state);
  const question = currentQuestion(snapshot);
  if (question === undefined) return <p>The contact step</p>;
  return (
    <QuestionStep
      quiz={quiz}
      question={question}
      snapshot={snapshot}
      send={actor.send}
      step={1}
      onBack={() => undefined}
    />
  );
}

/** What is typed into a text of each format; a text without a format takes anything. */
const TYPED: Record<string, string> = {
  text: 'Trattoria Gallo',
  lines: 'Two bars',
  email: 'maria@gallo.com',
  phone: '(512) 555-0123',
  website: 'https://gallo.com',
  money: '1200',
  rate: '2.9',
  count: '1200',
};
const fields = Object.entries(form.schema.properties).filter(([name]) => !name.startsWith('optional'));
const isText = (name: string) => form.schema.properties[name]?.type === 'string' && !(name in form.options);
const typed = (format: string | undefined) => TYPED[format ?? 'text'] ?? '';
const label = (title: string | undefined) => new RegExp(`^${title}(?!\\w)\\s*[*]?$`);

test('the form and the quiz of this test have every format and control that can be named', () => {
  const formats = questionMeta.definitions.answer.properties.format.enum;
  const used = (properties: typeof form.schema.properties) => Object.values(properties).map(({ format }) => format);
  expect(formats.filter((format) => !used(form.schema.properties).includes(format))).toEqual([]);
  expect(formats.filter((format) => !used(quiz.schema.properties).includes(format))).toEqual([]);
  const controls = Object.values(form.uiSchema).map((ui) => ui?.['ui:widget']);
  // Controls that belong to one page are tested on it.
  const ofOnePage = ['password', 'choiceTiles', 'richText', 'dateTime', 'picture'];
  const offered = formMeta.definitions.field.properties['ui:widget'].enum;
  expect(offered.filter((control) => !controls.includes(control))).toEqual(ofOnePage);
});

test('the format of a field tells the browser which keyboard it needs and what it can fill in', () => {
  render(<Page definition={form} />);
  const told = ['textText', 'emailText', 'phoneText', 'websiteText', 'moneyText', 'rateText', 'countText'].map(
    (name) => {
      const input = screen.getByLabelText<HTMLInputElement>(label(form.schema.properties[name]?.title));
      return [input.type, input.autocomplete, input.inputMode];
    },
  );
  expect(told).toEqual([
    ['text', 'off', ''],
    ['email', 'email', ''],
    ['tel', 'tel', ''],
    ['url', 'url', ''],
    ['text', 'off', 'decimal'],
    ['text', 'off', 'decimal'],
    ['text', 'off', 'decimal'],
  ]);
});

async function answerField(name: string, how: 'mouse' | 'keyboard') {
  const { title, format, type } = form.schema.properties[name] ?? {};
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const options = form.options[name];
  if (options && form.uiSchema[name]?.['ui:widget'] === 'radio') {
    const group = within(screen.getByText(label(title), { selector: 'legend *' }).closest('fieldset') as HTMLElement);
    const choice = group.getByLabelText(options[0]?.title ?? '');
    if (how === 'mouse') await user.click(choice);
    else {
      choice.focus();
      await user.keyboard(' ');
    }
  } else if (options) {
    await user.selectOptions(screen.getByLabelText(label(title)), options[0]?.value ?? '');
  } else if (type === 'boolean') {
    const box = screen.getByLabelText(label(title));
    if (how === 'mouse') await user.click(box);
    else {
      box.focus();
      await user.keyboard(' ');
    }
  } else {
    const input = screen.getByLabelText(label(title));
    if (how === 'mouse') {
      await user.click(input);
      await user.paste(typed(format));
    } else {
      input.focus();
      // Every key renders the whole form: two are typed one by one, the rest is pasted.
      await user.keyboard(typed(format).slice(0, 2));
      await user.paste(typed(format).slice(2));
    }
  }
}

/** A kind of lead that is this form. */
const everyControlKind = formKind({
  name: 'everyControl',
  word: 'controls',
  path: '/every-control',
  form: readForm(formSource, formUi),
  person: { email: 'emailText' },
});

const send = () => act(async () => fireEvent.submit(document.getElementById('form') as HTMLElement));

describe('a form with every field that can be asked for', () => {
  test.each(['mouse', 'keyboard'] as const)(
    'is answered by %s, sent, and stored by the server as it was filled in',
    async (how) => {
      const onSubmit = vi.fn<(values: FormValues) => void>();
      render(<Page definition={form} onSubmit={onSubmit} />);
      for (const [name] of fields) await answerField(name, how);
      await send();
      const [sent = {}] = onSubmit.mock.calls[0] ?? [];
      expect(Object.keys(sent).sort()).toEqual(fields.map(([name]) => name).sort());
      // A figure is formatted when its field is left, which the last field is not.
      for (const name of Object.keys(sent).filter(isText))
        expect([name, String(sent[name]).replace(/[,.]00$|,/g, '')]).toEqual([
          name,
          typed(form.schema.properties[name]?.format),
        ]);
      const read = bodyReader<Record<string, unknown>>(wireSchema(form.schema));
      expect(read(toWire(sent))).toEqual(toWire(sent));

      const { browser, database } = await openTestServer({ leadKinds: [everyControlKind] });
      const answer = await browser().post(`${API}/every-control`, normalise(sent));
      expect(answer.statusCode, answer.body).toBe(201);
      const [lead] = await storedLeads(database);
      expect(lead).toMatchObject({ kind: 'everyControl', email: TYPED.email, fields: normalise(sent) });
      expect(Object.keys(lead?.fields ?? {}).sort()).toEqual(fields.map(([name]) => name).sort());
    },
  );

  test('is refused in the words of each field while nothing is filled in, and asks nothing of optional ones', async () => {
    const onSubmit = vi.fn();
    render(<Page definition={form} onSubmit={onSubmit} />);
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    const refused = fields
      .map(([name]) => name)
      .filter((name) => screen.queryAllByText(`Refused ${name}`).length === 0);
    // Inline radio buttons show no refusal of their own.
    expect(refused).toEqual(['listedRadio', 'ownRadio']);
    expect(screen.queryByText(/^Refused optional/)).toBeNull();
  });
});

describe('a quiz with every question that can be asked', () => {
  const questions = Object.keys(quiz.schema.properties);

  test.each(questions)('%s is answered by mouse and by keyboard', async (question) => {
    const { type, format } = quiz.schema.properties[question] ?? {};
    const options = quiz.options[question];
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    for (const how of ['mouse', 'keyboard'] as const) {
      const onChoose = vi.fn<(field: string, value: string) => void>();
      const onSubmit = vi.fn<(values: FormValues) => void>();
      const shown = render(<Page definition={questionForm(quiz, question)} onChoose={onChoose} onSubmit={onSubmit} />);
      let answer: unknown;
      if (options && type !== 'array') {
        const choice = screen.getByRole('radio', { name: options[1]?.title ?? '' });
        if (how === 'mouse') fireEvent.click(choice, { detail: 1 });
        else {
          choice.focus();
          await user.keyboard('{Enter}');
        }
        answer = onChoose.mock.calls[0]?.[1];
        expect(answer).toBe(options[1]?.value);
      } else {
        if (options) {
          const box = screen.getByRole('checkbox', { name: options[1]?.title ?? '' });
          if (how === 'mouse') await user.click(box);
          else {
            box.focus();
            await user.keyboard(' ');
          }
        } else {
          const input = screen.getByRole('textbox');
          input.focus();
          if (how === 'mouse') await user.paste(typed(format));
          else await user.keyboard(typed(format));
        }
        await send();
        answer = onSubmit.mock.calls[0]?.[0][question];
        expect(answer).toEqual(options ? [options[1]?.value] : expect.stringContaining(typed(format).slice(0, 1)));
      }
      expect([question, how, answerFits(quiz.schema, question, answer)]).toEqual([question, how, true]);
      shown.unmount();
    }
  });

  test.each(['mouse', 'keyboard'] as const)(
    'is walked from the first to the last by %s, sent, and stored as it was answered',
    async (how) => {
      const sent: QuizSubmission[] = [];
      const forever = <Output,>() => new Promise<Output>(() => undefined);
      const machine = createQuizMachine(quiz.schema).provide({
        actors: {
          countdown: fromObservable<number, { deadline: number; longest: number }>(() => ({
            subscribe: () => ({ unsubscribe: () => undefined }),
          })),
          wait: fromPromise<void, { milliseconds: number }>(() => forever()),
          recommend: fromPromise<RankedSystem[], { answers: Answers }>(() => forever()),
          recommendLocally: fromPromise<RankedSystem[], { answers: Answers }>(() => forever()),
          submitAnswers: fromPromise<QuizReceipt, QuizSubmission>(({ input }) => {
            sent.push(input);
            return forever();
          }),
        },
      });
      const actor = createActor(machine, { input: { now: 0, attemptId: 'visit' } }).start();
      const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
      render(<Quiz actor={actor} />);
      for (const question of questions) {
        const { title = '', type, format } = quiz.schema.properties[question] ?? {};
        await screen.findByRole('heading', { level: 1, name: title });
        const choice = quiz.options[question]?.[1];
        if (!choice) {
          const input = screen.getByRole('textbox');
          input.focus();
          if (how === 'mouse') await user.paste(typed(format));
          else await user.keyboard(typed(format));
        } else {
          const control = screen.getByRole(type === 'array' ? 'checkbox' : 'radio', { name: choice.title });
          if (how === 'mouse') fireEvent.click(control, { detail: 1 });
          else {
            control.focus();
            await user.keyboard(type === 'array' ? ' ' : '{Enter}');
          }
        }
        if (!choice || type === 'array') await user.click(screen.getByRole('button', { name: /^(?:Next|Continue)$/ }));
      }
      await screen.findByText('The contact step');
      actor.send({ type: 'contact.submitted', contact: contact() });
      const [submission] = sent;
      expect(Object.keys(submission?.answers ?? {})).toEqual(questions);

      const { browser, database } = await openTestServer();
      const body = toWire(normalise({ type: 'pos', ...submission?.contact, data: submission?.answers }));
      const answer = await browser().post(`${API}/customer-answers/pos`, body);
      expect(answer.statusCode, answer.body).toBe(201);
      const [lead] = await storedLeads(database);
      expect(lead?.details).toMatchObject({ answers: normalise(submission?.answers) });
    },
  );

  test('no more answers can be chosen than are taken', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    render(<Page definition={questionForm(quiz, 'several')} />);
    const boxes = screen.getAllByRole('checkbox');
    for (const box of boxes.slice(0, 2)) await user.click(box);
    expect(boxes.map((box) => (box as HTMLInputElement).disabled)).toEqual(boxes.map((_, index) => index > 1));
    await user.click(boxes[0] as HTMLElement);
    expect(boxes.some((box) => (box as HTMLInputElement).disabled)).toBe(false);
    expect(
      answerFits(
        quiz.schema,
        'several',
        quiz.options.several?.slice(0, 3).map(({ value }) => value),
      ),
    ).toBe(false);
  });
});
