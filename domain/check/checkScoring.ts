import { censusSize, type RankingRules, reachableSystems } from '../census.ts';
import { entryPricesOf } from '../entryPrices.ts';
import type { FormSchema } from '../formSchema.ts';
import { isRecord } from '../json.ts';
import { RECOMMENDATION_COUNT, type Scoring } from '../scoring.ts';
import { duplicates } from './checkForm.ts';
import { type Finding, pointer, unknownName } from './finding.ts';
import { nearest } from './nearest.ts';
import { outclassed } from './outclassed.ts';
import { type FormOutline, list, texts } from './readForm.ts';

const FILE = 'content/scoring.json';
/** Up to here every visitor is ranked (0.4 s); above it only what a single rival proves is found. */
const MOST_VISITORS = 4_000_000;

export type ScoringSurroundings = {
  quiz: FormOutline;
  posSystems: unknown;
  vendors: ReadonlySet<string>;
};

/** Cells for questions, answers or systems that do not exist, answers that give nothing, systems that can never win. */
export function checkScoring(source: unknown, surroundings: ScoringSurroundings): Finding[] {
  const scoring = isRecord(source) ? source : {};
  const findings = [
    ...checkCandidates(texts(scoring.candidates), surroundings.vendors),
    ...duplicates(list(scoring.tieRule), (step) => (isRecord(step) ? step.id : undefined)).map((index) =>
      error(pointer('tieRule', index, 'id'), 'this step is listed twice; its second place never decides'),
    ),
    ...Object.entries(isRecord(scoring.points) ? scoring.points : {}).flatMap(([question, byAnswer]) =>
      checkQuestion(question, isRecord(byAnswer) ? byAnswer : {}, texts(scoring.candidates), surroundings.quiz),
    ),
  ];
  // A ranking of broken rules would blame systems for what the broken cells did.
  return findings.length > 0 || !isCountable(scoring) ? findings : checkChances(scoring, surroundings);
}

function checkCandidates(candidates: readonly string[], vendors: ReadonlySet<string>): Finding[] {
  return [
    ...candidates.flatMap((slug, index) =>
      vendors.has(slug)
        ? []
        : [
            unknownName(
              { file: FILE, pointer: pointer('candidates', index) },
              `"${slug}" is no vendor of pos-systems.json`,
              nearest(slug, vendors),
            ),
          ],
    ),
    ...duplicates(candidates, (slug) => slug).map((index) =>
      error(pointer('candidates', index), 'this candidate is listed twice'),
    ),
  ];
}

function checkQuestion(
  question: string,
  byAnswer: Record<string, unknown>,
  candidates: readonly string[],
  quiz: FormOutline,
): Finding[] {
  const at = pointer('points', question);
  const values = quiz.answers.get(question)?.values?.map(String);
  if (!values)
    return [
      quiz.properties.has(question)
        ? error(at, `"${question}" has no list of answers, so none of them can give points`)
        : unknownName(
            { file: FILE, pointer: at },
            `"${question}" is not a question of ${quiz.file}`,
            nearest(question, quiz.properties.keys()),
          ),
    ];
  return [
    ...Object.entries(byAnswer).flatMap(([answer, bySystem]) => [
      ...(values.includes(answer)
        ? []
        : [
            unknownName(
              { file: FILE, pointer: at + pointer(answer) },
              `"${answer}" is not an answer of "${question}"`,
              nearest(answer, values),
            ),
          ]),
      ...Object.keys(isRecord(bySystem) ? bySystem : {}).flatMap((slug) =>
        candidates.includes(slug)
          ? []
          : [
              unknownName(
                { file: FILE, pointer: at + pointer(answer, slug) },
                `"${slug}" is not a candidate`,
                nearest(slug, candidates),
              ),
            ],
      ),
    ]),
    ...values
      .filter((value) => Object.keys(isRecord(byAnswer[value]) ? byAnswer[value] : {}).length === 0)
      .map((value) =>
        error(value in byAnswer ? at + pointer(value) : at, `the answer "${value}" gives no system any point`),
      ),
  ];
}

/** The shape that ranking relies on; whatever else is wrong with it the meta-schema says. */
function isCountable(scoring: Record<string, unknown>): boolean {
  const cells = Object.values(isRecord(scoring.points) ? scoring.points : {})
    .flatMap((byAnswer) => Object.values(isRecord(byAnswer) ? byAnswer : {}))
    .flatMap((bySystem) => Object.values(isRecord(bySystem) ? bySystem : {}));
  const steps = list(scoring.tieRule);
  return (
    texts(scoring.candidates).length > RECOMMENDATION_COUNT &&
    steps.every((step) => isRecord(step) && ['priorityPoints', 'entryPrice', 'order'].includes(String(step.id))) &&
    cells.every(
      (cell) => isRecord(cell) && Number.isInteger(cell.points) && Number(cell.points) >= 0 && Number(cell.points) <= 9,
    )
  );
}

function checkChances(scoring: Record<string, unknown>, surroundings: ScoringSurroundings): Finding[] {
  const rules: RankingRules = {
    schema: answerableSchema(surroundings.quiz),
    // The cast holds because isCountable has looked at all that ranking reads.
    scoring: scoring as Scoring,
    entryPrices: entryPricesOf(surroundings.posSystems),
  };
  const never = (slug: string, message: string, witness?: string): Finding => ({
    ...error(pointer('candidates', rules.scoring.candidates.indexOf(slug)), message),
    ...(witness !== undefined && { witness }),
  });
  const visitors = censusSize(rules);
  if (visitors === 0) return [];
  const beatenBy = outclassed(rules);
  const seen = visitors <= MOST_VISITORS ? reachableSystems(rules) : undefined;
  return rules.scoring.candidates.flatMap((slug) => {
    const rivals = beatenBy.get(slug) ?? [];
    const why = rivals.length > 0 ? `whatever is answered, ${rivals.join(' and ')} comes before it` : undefined;
    if (seen ? !seen.shown.has(slug) : rivals.length >= RECOMMENDATION_COUNT)
      return [
        never(
          slug,
          `"${slug}" can never be recommended: no visitor sees it among the first ${RECOMMENDATION_COUNT}`,
          why,
        ),
      ];
    if (seen ? !seen.first.has(slug) : rivals.length > 0) return [never(slug, `"${slug}" can never come first`, why)];
    return [];
  });
}

/** As much of a quiz as ranking its visitors needs; made of the outline, which can be read whatever is wrong. */
function answerableSchema({ required, properties, answers }: FormOutline): FormSchema {
  return {
    type: 'object',
    required,
    properties: Object.fromEntries(
      [...properties].map(([name, { minItems, maxItems }]) => {
        const { several, values } = answers.get(name) ?? { several: false, values: undefined };
        const options = { enum: (values ?? []).map(String) };
        const limits = {
          ...(typeof minItems === 'number' && { minItems }),
          ...(typeof maxItems === 'number' && { maxItems }),
        };
        return [name, several ? { type: 'array', items: options, ...limits } : options];
      }),
    ),
  };
}

function error(at: string, message: string): Finding {
  return { severity: 'error', file: FILE, pointer: at, message };
}
