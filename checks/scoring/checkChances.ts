import { entryPricesOf } from '#domain/prices/entryPrices.ts';
import type { FormSchema } from '#domain/questions/formSchema.ts';
import { type RankingRules, RECOMMENDATION_COUNT } from '#domain/scoring/scoring.ts';
import { censusSize, reachableSystems } from '../census/census.ts';
import type { DocumentTypes } from '../documents.ts';
import { error, type Finding, pointer } from '../finding.ts';
import type { FormOutline } from '../forms/readForm.ts';
import { outclassed } from './outclassed.ts';

export const SCORING = 'content/scoring.json';
/** Up to this many visitors, each is ranked (0.4 s); beyond, only systems that a single rival always beats are found. */
const MOST_VISITORS = 4_000_000;

/** Candidates that never come first, or are never shown. */
export function checkChances(
  scoring: DocumentTypes['scoring'],
  quiz: FormOutline,
  systems: DocumentTypes['pos-systems']['systems'],
): Finding[] {
  const rules: RankingRules = {
    schema: answerableSchema(quiz),
    scoring,
    entryPrices: entryPricesOf({ systems }),
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
    const message = isShown
      ? 'can never come first'
      : `is never among the first ${RECOMMENDATION_COUNT}, for any visitor`;
    const witness = `whatever is answered, ${rivals.join(' and ')} ${rivals.length === 1 ? 'comes' : 'come'} before it`;
    return [
      {
        ...error(SCORING, pointer('candidates', index), `"${slug}" ${message}`),
        ...(rivals.length > 0 && { witness }),
      },
    ];
  });
}

/** The part of a quiz that ranking needs. */
function answerableSchema({ required, properties, answers }: FormOutline): FormSchema {
  return {
    type: 'object',
    required,
    properties: Object.fromEntries(
      [...properties].map(([name, { minItems, maxItems }]) => {
        const { several, values } = answers.get(name) ?? { several: false, values: undefined };
        const options = { enum: (values ?? []).map(String) };
        const limits = {
          ...(minItems !== undefined && { minItems }),
          ...(maxItems !== undefined && { maxItems }),
        };
        return [name, several ? { type: 'array', items: options, ...limits } : options];
      }),
    ),
  };
}
