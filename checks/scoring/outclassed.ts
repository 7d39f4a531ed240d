import { type ScoredQuestion, scoredQuestions } from '#domain/scoring/scoredQuestions.ts';
import { PRIORITIES, priceOf, type RankingRules } from '#domain/scoring/scoring.ts';

/**
 * By system: the rivals that beat it whatever a visitor answers. Looks at pairs, question by question, so it
 * costs one pass over the points however many visitors there are. It does not find a system that only several rivals
 * combined keep from winning.
 */
export function outclassed(rules: RankingRules): Map<string, string[]> {
  const { candidates } = rules.scoring;
  const questions = scoredQuestions(rules.schema, rules.scoring);
  return new Map(
    candidates.map((slug) => [
      slug,
      candidates.filter((rival) => rival !== slug && !canBeat(rules, questions, slug, rival)),
    ]),
  );
}

/** Whether some visitor ranks `slug` before `rival`, taking the largest lead each question can give. */
function canBeat(rules: RankingRules, questions: readonly ScoredQuestion[], slug: string, rival: string): boolean {
  const lead = questions.reduce((sum, question) => sum + largestLead(rules, question, slug, rival), 0);
  return lead > 0 || (lead === 0 && canWinTie(rules, slug, rival));
}

/** Doubtful ties count as winnable, so that only certain losses are reported. */
function canWinTie({ scoring, entryPrices }: RankingRules, slug: string, rival: string): boolean {
  for (const { id } of scoring.tieRule) {
    if (id === 'priorityPoints' && scoring.points[PRIORITIES] !== undefined) return true;
    if (id === 'entryPrice') {
      const difference = priceOf(entryPrices, slug) - priceOf(entryPrices, rival);
      if (difference !== 0 && !Number.isNaN(difference)) return difference < 0;
    }
    if (id === 'order') break;
  }
  return scoring.candidates.indexOf(slug) < scoring.candidates.indexOf(rival);
}

function largestLead({ scoring }: RankingRules, question: ScoredQuestion, slug: string, rival: string): number {
  const points = (answer: string, system: string) => scoring.points[question.name]?.[answer]?.[system]?.points ?? 0;
  const leads = question.options.map((answer) => points(answer, slug) - points(answer, rival)).sort((a, b) => b - a);
  let sum = 0;
  let best = question.least === 0 || question.maySkip ? 0 : Number.NEGATIVE_INFINITY;
  for (const [index, lead] of leads.slice(0, question.most).entries()) {
    sum += lead;
    if (index + 1 >= question.least) best = Math.max(best, sum);
  }
  return best;
}
