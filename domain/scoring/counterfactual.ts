import type { Answers } from '../questions/questionFlow.ts';
import { type ScoredQuestion, scoredQuestions } from './scoredQuestions.ts';
import { type RankingRules, rankSystems } from './scoring.ts';

/** One answer changed: another option chosen, or one of several options added or left out. */
export type AnswerChange =
  | { kind: 'replaced'; question: string; from: string; to: string }
  | { kind: 'added' | 'removed'; question: string; option: string };

/** Changes that put another system first, and that system. */
export type Overtaking = { slug: string; changes: readonly AnswerChange[] };

/**
 * The smallest change to these answers that puts another system first: one changed answer if that is enough, otherwise
 * two at once; undefined when no single or double change does. Only questions that were answered and give points are
 * changed, within the quiz's options and its minimum and maximum number of choices. Of equally small changes the
 * first in the order of the quiz is taken.
 */
export function smallestOvertaking(rules: RankingRules, answers: Answers): Overtaking | undefined {
  const { schema, scoring, entryPrices } = rules;
  const questions = scoredQuestions(schema, scoring).filter(({ name }) => chosen(answers[name]).length > 0);
  const firstOf = (given: Answers) => rankSystems(scoring, given, entryPrices)[0]?.slug;
  const today = firstOf(answers);
  const singles = questions.flatMap((question) => changesOf(question, answers));
  for (const changes of [...singles.map((change) => [change]), ...pairsOf(singles)]) {
    const changed = changes.reduce(withChange, answers);
    if (!questions.every((question) => isPossible(question, changed))) continue;
    const slug = firstOf(changed);
    if (slug !== undefined && slug !== today) return { slug, changes };
  }
  return undefined;
}

/** Every single change to one question. A removal that leaves too few options may still be half of a swap. */
function changesOf({ name: question, options }: ScoredQuestion, answers: Answers): AnswerChange[] {
  const given = chosen(answers[question]);
  const [from = ''] = given;
  if (!Array.isArray(answers[question]))
    return options.filter((to) => to !== from).map((to) => ({ kind: 'replaced', question, from, to }));
  return options.map((option) => ({ kind: given.includes(option) ? 'removed' : 'added', question, option }));
}

/** Two changes at once; replacing the answer of one question twice is one change. */
function* pairsOf(changes: readonly AnswerChange[]): Generator<AnswerChange[]> {
  for (const [position, first] of changes.entries())
    for (const second of changes.slice(position + 1))
      if (first.kind !== 'replaced' || first.question !== second.question) yield [first, second];
}

function withChange(answers: Answers, change: AnswerChange): Answers {
  if (change.kind === 'replaced') return { ...answers, [change.question]: change.to };
  const others = chosen(answers[change.question]).filter((option) => option !== change.option);
  return { ...answers, [change.question]: change.kind === 'added' ? [...others, change.option] : others };
}

function isPossible({ name, least, most }: ScoredQuestion, answers: Answers): boolean {
  const count = chosen(answers[name]).length;
  return count >= least && count <= most;
}

function chosen(answer: unknown): string[] {
  const list: unknown[] = Array.isArray(answer) ? answer : [answer];
  return list.filter((entry) => typeof entry === 'string');
}
