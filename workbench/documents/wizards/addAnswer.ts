import { pointer } from '#checks/finding.ts';
import { kindOf } from '#checks/kinds.ts';
import { editJson } from '../editJson.ts';
import { newAnswer } from '../newQuestion.ts';
import { answersOf, listNames, questionsOf, readForm } from '../questionsOf.ts';
import {
  asksInLanguages,
  asksTranslations,
  requiredInLanguages,
  requiredTranslations,
  withTranslations,
} from './inLanguages.ts';
import { sourceChoices, vendorName } from './vendors.ts';
import {
  asksChoice,
  asksText,
  changedTexts,
  type Documents,
  recordIn,
  type Texts,
  textOf,
  type Wizard,
} from './wizard.ts';

const OPTIONS = 'options.json';
const SCORING = 'content/scoring.json';

/** An answer of a list, with an icon and points where its questions have them. */
export const addAnswer: Wizard = {
  name: 'answer',
  title: 'Add an answer',
  about: 'To the list',
  subjects: ({ documents }) =>
    listNames(documents).map((value) => {
      const [question] = questionsWith(documents, value);
      return { value, title: question ? `${value}: ${question.title}` : value };
    }),
  asks({ documents, icons: all }, list) {
    const icons = iconsOf(documents, list).length > 0 ? all : [];
    const systems = scoredBy(documents, list).length > 0 ? candidatesOf(documents) : [];
    return {
      type: 'object',
      required: ['title', ...requiredTranslations(documents, 'in'), ...(icons.length > 0 ? ['icon'] : [])],
      properties: {
        title: asksText('What a visitor reads'),
        ...asksTranslations(documents, 'in'),
        ...(icons.length > 0 && { icon: { title: 'Its icon', type: 'string', enum: icons } }),
        ...(systems.length > 0 && { points: asksPoints(documents, systems) }),
      },
    };
  },
  edit(setting, list, filled) {
    const { texts, documents } = setting;
    const answers = answersOf(documents, list);
    const answer = newAnswer(
      textOf(filled.title),
      answers.map(({ value }) => value),
    );
    let edited: Texts = {
      ...texts,
      [OPTIONS]: editJson(texts[OPTIONS] ?? '', ['$defs', list, 'oneOf', answers.length], answer),
    };
    edited = withTranslations(edited, setting, {
      file: OPTIONS,
      path: `${list}.${answer.const}`,
      field: 'in',
      filled,
    });
    for (const { file, question } of iconsOf(documents, list)) {
      const path = [question, 'ui:options', 'icons', answer.const];
      edited = { ...edited, [file]: editJson(edited[file] ?? '', path, filled.icon) };
    }
    const cells = cellsOf(filled.points);
    for (const question of cells.length > 0 ? scoredBy(documents, list) : []) {
      const place = ['points', question, answer.const];
      const written = Object.fromEntries(
        cells.map(([system, { points, why, source }]) => [system, { points, why: textOf(why), sources: [source] }]),
      );
      edited = { ...edited, [SCORING]: editJson(edited[SCORING] ?? '', place, written) };
      for (const [system, cell] of cells) {
        const path = [...place, system, 'why'].join('.');
        edited = withTranslations(edited, setting, { file: SCORING, path, field: 'why', filled: cell });
      }
    }
    return { changed: changedTexts(texts, edited), place: { file: OPTIONS, pointer: pointer('$defs', list) } };
  },
};

/** Who gets points for it; a system without points is left out. */
const asksPoints = (documents: Documents, systems: readonly string[]) => ({
  title: 'Points, by system',
  description: 'A system that is left out gets none.',
  type: 'object',
  minProperties: 1,
  properties: Object.fromEntries(
    systems.map((system) => [
      system,
      {
        title: vendorName(documents, system),
        type: 'object',
        dependencies: { points: [...requiredInLanguages(documents, 'why'), 'source'] },
        properties: {
          points: asksChoice('Points', POINTS),
          ...asksInLanguages(documents, 'why', 'Why, as a visitor reads it'),
          source: asksChoice('Source', sourceChoices(documents)),
        },
      },
    ]),
  ),
});

const POINTS = [
  { value: 1, title: '1: fits' },
  { value: 2, title: '2: fits well' },
  { value: 3, title: '3: fits best' },
];

const cellsOf = (points: unknown) =>
  Object.entries(recordIn(points))
    .map(([system, cell]) => [system, recordIn(cell)] as const)
    .filter(([, cell]) => cell.points !== undefined);

/** The questions of quizzes whose answers are those of a list. */
const questionsWith = (documents: Documents, list: string) =>
  Object.keys(documents)
    .filter((file) => kindOf(file) === 'quiz')
    .flatMap((file) => {
      const quiz = readForm(documents, file);
      const asked = quiz ? questionsOf(documents, quiz).filter((question) => question.list === list) : [];
      return asked.map(({ name, title }) => ({ quiz: file, name, title }));
    });

const iconsOf = (documents: Documents, list: string) =>
  questionsWith(documents, list).flatMap(({ quiz, name }) => {
    const file = quiz.replace('.schema.json', '.ui.json');
    const { icons } = recordIn(recordIn(recordIn(documents[file])[name])['ui:options']);
    return icons === undefined ? [] : [{ file, question: name, icons: recordIn(icons) }];
  });

const scoredBy = (documents: Documents, list: string) => {
  const points = recordIn(recordIn(documents[SCORING]).points);
  return questionsWith(documents, list)
    .map(({ name }) => name)
    .filter((name) => name in points);
};

const candidatesOf = (documents: Documents) => {
  const { candidates } = recordIn(documents[SCORING]);
  return (Array.isArray(candidates) ? candidates : []).map(String);
};
