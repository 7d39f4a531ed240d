import { kindOf } from '#checks/kinds.ts';
import { editJson } from '../editJson.ts';
import { newAnswer } from '../newQuestion.ts';
import { answersOf, listNames, questionsOf, readForm } from '../questionsOf.ts';
import {
  asksText,
  asksTranslations,
  changedTexts,
  type Documents,
  recordIn,
  requiredTranslations,
  type Texts,
  type Wizard,
  withTranslations,
} from './wizard.ts';

const OPTIONS = 'options.json';
const SCORING = 'content/scoring.json';

/** An answer of a list, with an icon and points where its questions have them. */
export const addAnswer: Wizard = {
  title: 'Add an answer',
  about: 'To the list',
  subjects: (documents) => listNames(documents).map((value) => ({ value, title: value })),
  asks(documents, list) {
    const icons = [...new Set(iconsOf(documents, list).flatMap(({ icons: used }) => Object.values(used).map(String)))];
    const systems = scoredBy(documents, list).length > 0 ? candidatesOf(documents) : [];
    return {
      type: 'object',
      required: ['title', ...requiredTranslations(documents, 'in'), ...(icons.length > 0 ? ['icon'] : [])],
      properties: {
        title: asksText('What a visitor reads'),
        ...asksTranslations(documents, 'in'),
        ...(icons.length > 0 && { icon: { title: 'Its icon', type: 'string', enum: icons.toSorted() } }),
        ...(systems.length > 0 && { points: asksPoints(documents, systems) }),
      },
    };
  },
  edit(texts, documents, list, filled) {
    const answers = answersOf(documents, list);
    const answer = newAnswer(
      String(filled.title).trim(),
      answers.map(({ value }) => value),
    );
    let edited: Texts = {
      ...texts,
      [OPTIONS]: editJson(texts[OPTIONS] ?? '', ['$defs', list, 'oneOf', answers.length], answer),
    };
    edited = withTranslations(edited, documents, {
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
    if (Object.keys(cells).length > 0)
      for (const question of scoredBy(documents, list)) {
        const text = editJson(edited[SCORING] ?? '', ['points', question, answer.const], cells);
        edited = { ...edited, [SCORING]: text };
      }
    return changedTexts(texts, edited);
  },
};

/** Who gets points for it; a system without points is left out. */
const asksPoints = (documents: Documents, systems: readonly string[]) => ({
  title: 'Points: 1 fits, 2 fits well, 3 fits best',
  type: 'object',
  minProperties: 1,
  properties: Object.fromEntries(
    systems.map((system) => [
      system,
      {
        title: system,
        type: 'object',
        dependentRequired: { points: ['why', 'source'] },
        properties: {
          points: { title: 'Points', type: 'integer', enum: [1, 2, 3] },
          why: asksText('Why, as a visitor reads it'),
          source: {
            title: 'Source',
            type: 'string',
            enum: Object.keys(recordIn(recordIn(documents['content/sources.json']).sources)),
          },
        },
      },
    ]),
  ),
});

const cellsOf = (points: unknown) =>
  Object.fromEntries(
    Object.entries(recordIn(points))
      .map(([system, cell]) => [system, recordIn(cell)] as const)
      .filter(([, cell]) => cell.points !== undefined)
      .map(([system, { points: given, why, source }]) => [system, { points: given, why, sources: [source] }]),
  );

/** The questions of quizzes whose answers are those of a list. */
const questionsWith = (documents: Documents, list: string) =>
  Object.keys(documents)
    .filter((file) => kindOf(file) === 'quiz')
    .flatMap((file) => {
      const quiz = readForm(documents, file);
      const asked = quiz ? questionsOf(documents, quiz).filter((question) => question.list === list) : [];
      return asked.map(({ name }) => ({ quiz: file, name }));
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
