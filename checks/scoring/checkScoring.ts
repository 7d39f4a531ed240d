import type { DocumentTypes } from '../documents.ts';
import { error, type Finding, pointer } from '../finding.ts';
import type { FormOutline } from '../forms/readForm.ts';
import { duplicates, expectKnown } from '../names.ts';
import { checkChances, SCORING } from './checkChances.ts';

export type ScoringSurroundings = {
  /** The quiz whose answers are scored. */
  quiz: FormOutline;
  systems: DocumentTypes['pos-systems']['systems'];
};

/** Cells for questions, answers or systems that do not exist, answers that give nothing, systems that can never win. */
export function checkScoring(scoring: DocumentTypes['scoring'], { quiz, systems }: ScoringSurroundings): Finding[] {
  const { candidates, tieRule, points } = scoring;
  const vendors = systems.map(({ slug }) => slug);
  const findings = [
    ...checkCandidates(candidates, vendors),
    ...duplicates(tieRule, ({ id }) => id).map((index) =>
      error(SCORING, pointer('tieRule', index, 'id'), 'this step is listed twice; its second place never decides'),
    ),
    ...Object.entries(points).flatMap(([question, byAnswer]) => checkQuestion(question, byAnswer, candidates, quiz)),
  ];
  // A ranking by broken rules would blame systems for the broken cells.
  return findings.length > 0 ? findings : checkChances(scoring, quiz, systems);
}

function checkCandidates(candidates: readonly string[], vendors: readonly string[]): Finding[] {
  const at = (index: number) => ({ file: SCORING, pointer: pointer('candidates', index) });
  return [
    ...candidates.flatMap((slug, index) =>
      expectKnown(at(index), slug, vendors, `"${slug}" is no vendor of pos-systems.json`),
    ),
    ...duplicates(candidates, (slug) => slug).map((index) =>
      error(SCORING, at(index).pointer, 'this candidate is listed twice'),
    ),
  ];
}

function checkQuestion(
  question: string,
  byAnswer: DocumentTypes['scoring']['points'][string],
  candidates: readonly string[],
  quiz: FormOutline,
): Finding[] {
  const at = (...keys: string[]) => ({ file: SCORING, pointer: pointer('points', question, ...keys) });
  if (!quiz.properties.has(question))
    return expectKnown(at(), question, quiz.properties.keys(), `"${question}" is not a question of ${quiz.file}`);
  const values = quiz.answers.get(question)?.values?.map(String);
  if (!values) return [error(SCORING, at().pointer, `"${question}" has no list of answers that could give points`)];
  const systems = (answer: string) => Object.keys(byAnswer[answer] ?? {});
  return [
    ...Object.keys(byAnswer).flatMap((answer) => [
      ...expectKnown(at(answer), answer, values, `"${answer}" is not an answer of "${question}"`),
      ...systems(answer).flatMap((slug) =>
        expectKnown(at(answer, slug), slug, candidates, `"${slug}" is not a candidate`),
      ),
    ]),
    ...values
      .filter((value) => systems(value).length === 0)
      .map((value) =>
        error(
          SCORING,
          (value in byAnswer ? at(value) : at()).pointer,
          `the answer "${value}" gives no system any point`,
        ),
      ),
  ];
}
