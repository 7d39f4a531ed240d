import { entryPricesOf } from '#domain/entryPrices.ts';
import type { FormSchema } from '#domain/formSchema.ts';
import { isRecord } from '#domain/json.ts';
import { type RankingRules, RECOMMENDATION_COUNT, type Scoring } from '#domain/scoring.ts';
import { censusSize, reachableSystems } from '../census/census.ts';
import { error, type Finding, pointer } from '../finding.ts';
import { type FormOutline, texts } from '../forms/readForm.ts';
import { outclassed } from './outclassed.ts';

/** Where the points stand. */
export const SCORING = 'content/scoring.json';
/** Up to here every visitor is ranked (0.4 s); above it only what a single rival proves is found. */
const MOST_VISITORS = 4_000_000;
const TIE_STEPS = ['priorityPoints', 'entryPrice', 'order'];

/** Candidates that no visitor at all sees first, or among those shown. */
export function checkChances(scoring: Record<string, unknown>, quiz: FormOutline, posSystems: unknown): Finding[] {
  const rules: RankingRules = {
    schema: answerableSchema(quiz),
    // The cast holds because isCountable has looked at all that ranking reads.
    scoring: scoring as Scoring,
    entryPrices: entryPricesOf(posSystems),
  };
  const visitors = censusSize(rules);
  if (visitors === 0) return [];
  const rivalsOf = outclassed(rules);
  const seen = visitors <= MOST_VISITORS ? reachableSystems(rules) : undefined;
  return rules.scoring.candidates.flatMap((slug, index) => {
    const rivals = rivalsOf.get(slug) ?? [];
    const isShown = seen ? seen.shown.has(slug) : rivals.length < RECOMMENDATION_COUNT;
    const isFirst = seen ? seen.first.has(slug) : rivals.length === 0;
    if (isFirst) return [];
    const message = isShown ? 'can never come first' : `is never among the first ${RECOMMENDATION_COUNT}, whoever asks`;
    const witness = `whatever is answered, ${rivals.join(' and ')} ${rivals.length === 1 ? 'comes' : 'come'} before it`;
    return [
      {
        ...error(SCORING, pointer('candidates', index), `"${slug}" ${message}`),
        ...(rivals.length > 0 && { witness }),
      },
    ];
  });
}

/** Whether points can be ranked; whatever is wrong where they can't, the meta-schema says. */
export function isCountable(scoring: Record<string, unknown>): boolean {
  const cells = [scoring.points].flatMap(children).flatMap(children).flatMap(children);
  return (
    texts(scoring.candidates).length > RECOMMENDATION_COUNT &&
    Array.isArray(scoring.tieRule) &&
    scoring.tieRule.every((step) => isRecord(step) && TIE_STEPS.includes(String(step.id))) &&
    cells.every((cell) => isRecord(cell) && [0, 1, 2, 3].includes(Number(cell.points)))
  );
}

function children(value: unknown): unknown[] {
  return isRecord(value) ? Object.values(value) : [];
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
