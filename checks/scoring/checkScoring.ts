import { isRecord } from '#domain/json.ts';
import { error, type Finding, pointer } from '../finding.ts';
import { type FormOutline, list, texts } from '../forms/readForm.ts';
import { duplicates, expectKnown } from '../names.ts';
import { checkChances, isCountable, SCORING } from './checkChances.ts';

export type ScoringSurroundings = {
  /** The quiz whose answers are scored. */
  quiz: FormOutline;
  posSystems: unknown;
  /** Slugs of the systems in `pos-systems.json`. */
  vendors: ReadonlySet<string>;
};

/** Cells for questions, answers or systems that do not exist, answers that give nothing, systems that can never win. */
export function checkScoring(source: unknown, { quiz, posSystems, vendors }: ScoringSurroundings): Finding[] {
  const scoring = isRecord(source) ? source : {};
  const candidates = texts(scoring.candidates);
  const findings = [
    ...checkCandidates(candidates, vendors),
    ...duplicates(list(scoring.tieRule), (step) => (isRecord(step) ? step.id : undefined)).map((index) =>
      error(SCORING, pointer('tieRule', index, 'id'), 'this step is listed twice; its second place never decides'),
    ),
    ...Object.entries(isRecord(scoring.points) ? scoring.points : {}).flatMap(([question, byAnswer]) =>
      checkQuestion(question, isRecord(byAnswer) ? byAnswer : {}, candidates, quiz),
    ),
  ];
  // A ranking by broken rules would blame systems for what the broken cells did.
  return findings.length > 0 || !isCountable(scoring) ? findings : checkChances(scoring, quiz, posSystems);
}

function checkCandidates(candidates: readonly string[], vendors: ReadonlySet<string>): Finding[] {
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
  byAnswer: Record<string, unknown>,
  candidates: readonly string[],
  quiz: FormOutline,
): Finding[] {
  const at = (...keys: string[]) => ({ file: SCORING, pointer: pointer('points', question, ...keys) });
  if (!quiz.properties.has(question))
    return expectKnown(at(), question, quiz.properties.keys(), `"${question}" is not a question of ${quiz.file}`);
  const values = quiz.answers.get(question)?.values?.map(String);
  if (!values) return [error(SCORING, at().pointer, `"${question}" has no list of answers that could give points`)];
  const systems = (answer: string) => Object.keys(isRecord(byAnswer[answer]) ? byAnswer[answer] : {});
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
