import { kindOf } from '#checks/kinds.ts';
import type { AnswerTest } from '../asked.ts';
import { addQuestion as withQuestion } from '../newQuestion.ts';
import { answersOf, listNames, questionsOf, readForm } from '../questionsOf.ts';
import {
  asksInLanguages,
  languagesIn,
  requiredInLanguages,
  requiredTranslations,
  withTranslation,
  withTranslations,
} from './inLanguages.ts';
import {
  asksChoice,
  changedTexts,
  type Documents,
  type Filled,
  linesOf,
  listIn,
  type Texts,
  textOf,
  type Wizard,
} from './wizard.ts';

const OPTIONS = 'options.json';
const NEW = 'new answers';

/** A question of a quiz with its answers, its place, and who is asked it. */
export const addQuestion: Wizard = {
  name: 'question',
  title: 'Add a question',
  intro: 'A question with one answer of several. It gives no points; points are given to its answers under “Points”.',
  about: 'To the quiz',
  subjects: ({ documents }) =>
    Object.keys(documents)
      .filter((file) => kindOf(file) === 'quiz')
      .map((value) => ({ value, title: readForm(documents, value)?.title ?? value })),
  asks({ documents }, quiz, filled) {
    const questions = questionsIn(documents, quiz);
    const isNew = filled.list === NEW;
    const conditions = earlier(questions, filled).flatMap(({ name, title, isSeveral, answers }) =>
      (isSeveral ? [] : answers).map((answer) => ({
        value: JSON.stringify([name, answer.value]),
        title: `“${title}”: ${answer.title}`,
      })),
    );
    return {
      type: 'object',
      required: [
        ...requiredInLanguages(documents, 'title'),
        'list',
        ...(isNew ? ['answers', ...requiredTranslations(documents, 'answers')] : []),
      ],
      properties: {
        ...asksInLanguages(documents, 'title', 'What is asked'),
        after: asksChoice(
          'After',
          [
            { value: FIRST, title: 'At the beginning' },
            ...questions.map(({ name, title }) => ({ value: name, title })),
          ],
          { description: 'Left open: at the end.' },
        ),
        list: asksChoice('Answers', [
          { value: NEW, title: 'New ones' },
          ...listNames(documents).map((value) => ({ value, title: sayList(documents, value) })),
        ]),
        ...(isNew && asksAnswers(documents, filled)),
        ...(conditions.length > 0 && {
          conditions: {
            title: 'Ask it only after these answers',
            description:
              'None: it is asked of everybody. Several of one question: any of them; of several questions: each.',
            type: 'array',
            uniqueItems: true,
            items: { type: 'string', oneOf: conditions.map(({ value, title }) => ({ const: value, title })) },
          },
        }),
      },
    };
  },
  long: ['answers'],
  edit(setting, quiz, filled) {
    const { texts, documents } = setting;
    const titles = linesOf(filled.answers);
    const rule = testsOf(filled.conditions);
    const title = textOf(filled.title);
    const { documents: edited, place } = withQuestion(texts, quiz, {
      title,
      after: afterOf(questionsIn(documents, quiz), filled),
      answers: filled.list === NEW ? { titles } : { list: textOf(filled.list) },
      asked: rule.length > 0 ? { when: 'conditions', rules: [rule] } : { when: 'always' },
    });
    const name = place.pointer.split('/').at(-1) ?? '';
    let all: Texts = { ...texts, ...edited };
    all = withTranslations(all, setting, { file: quiz, path: `${name}.title`, field: 'title', filled });
    const list = listOf(all[OPTIONS] ?? '', documents, filled);
    for (const { code, isWhole } of list ? languagesIn(documents) : []) {
      const translated = linesOf(filled[`answers-${code}`]);
      for (const [index, { value }] of answersOf(parsed(all), list ?? '').entries())
        all = withTranslation(all, {
          code,
          isWhole,
          file: OPTIONS,
          path: `${list}.${value}`,
          text: translated[index] ?? '',
        });
    }
    return { changed: changedTexts(texts, all), place };
  },
};

const FIRST = 'at the beginning';

/** The new answers, and as many lines in each language. */
function asksAnswers(documents: Documents, filled: Filled) {
  const count = Math.max(2, linesOf(filled.answers).length);
  const lines = (more: string) => `^\\s*\\S[^\\n]*(?:\\n\\s*\\S[^\\n]*){${more}}\\s*$`;
  const asked = asksInLanguages(documents, 'answers', 'The new answers', {
    description: `One a line, in the same order: ${count} lines.`,
    pattern: lines(`${count - 1}`),
  });
  return {
    ...asked,
    answers: { ...asked.answers, description: 'One a line, at least two.', pattern: lines('1,') },
  };
}

const questionsIn = (documents: Documents, quiz: string) => {
  const form = readForm(documents, quiz);
  return form ? questionsOf(documents, form) : [];
};

function afterOf(questions: ReturnType<typeof questionsIn>, { after }: Filled): string | undefined {
  if (after === FIRST) return undefined;
  return typeof after === 'string' ? after : questions.at(-1)?.name;
}

/** Those that a condition can name: they come before. */
function earlier(questions: ReturnType<typeof questionsIn>, filled: Filled) {
  const after = afterOf(questions, filled);
  return questions.slice(0, questions.findIndex(({ name }) => name === after) + 1);
}

/** What was ticked, by question. */
function testsOf(conditions: unknown): AnswerTest[] {
  const tests = new Map<string, string[]>();
  for (const condition of listIn(conditions)) {
    const [question, value] = JSON.parse(String(condition)) as [string, string];
    tests.set(question, [...(tests.get(question) ?? []), value]);
  }
  return [...tests].map(([question, values]) => ({ question, is: true, values }));
}

const sayList = (documents: Documents, list: string) => {
  const titles = answersOf(documents, list).map(({ title }) => title);
  return `${titles.slice(0, 3).join(', ')}${titles.length > 3 ? ', …' : ''} (the list “${list}”)`;
};

const parsed = (texts: Texts): Documents => ({ [OPTIONS]: JSON.parse(texts[OPTIONS] ?? '{}') });

/** The name of the new list, where there is one. */
function listOf(options: string, documents: Documents, filled: Filled): string | undefined {
  if (filled.list !== NEW) return undefined;
  const before = listNames(documents);
  return listNames({ [OPTIONS]: JSON.parse(options) }).find((list) => !before.includes(list));
}
