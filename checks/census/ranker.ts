import type { ScoredQuestion } from '#domain/scoring/scoredQuestions.ts';
import { type EntryPrices, PRIORITIES, priceOf, type Scoring, type TieStep } from '#domain/scoring/scoring.ts';
import { choicesOf, countChoices } from './visitorSpace.ts';

/** What can decide between two systems: the points themselves, or a step of the tie rule. */
export type Decision = 'points' | TieStep;

/**
 * Ranks every visitor by adding two rows of integers. One integer holds everything that is compared about a system:
 * the score in its highest bits, below it the steps of the tie rule, lowest the system's place in the list of candidates.
 * So sorting the integers ranks the systems, and the highest bit in which two of them differ tells what decided.
 */
export type Ranker = {
  systems: readonly string[];
  /** One row for each way to answer all questions but the widest, the one with the most choices. */
  groups: Int32Array;
  /** One row for each way to answer the widest question. */
  sets: Int32Array;
  /** What a difference in bit n means. */
  decisionOfBit: readonly Decision[];
  orderMask: number;
};

/** Throws when the points need more than 31 bits; the shipped ones use 22. */
export function createRanker(scoring: Scoring, questions: readonly ScoredQuestion[], entryPrices: EntryPrices): Ranker {
  const layout = layOut(scoring, questions, entryPrices);
  const systems = scoring.candidates;
  const optionRow = (question: string, answer: string) =>
    systems.map((slug) => {
      const points = scoring.points[question]?.[answer]?.[slug]?.points ?? 0;
      return points * (layout.score + (question === PRIORITIES ? layout.priorityPoints : 0));
    });
  const largest = Math.max(...questions.map(countChoices));
  const widest = questions.find((question) => countChoices(question) === largest);
  const rows = (question: ScoredQuestion) => {
    const byOption = question.options.map((answer) => optionRow(question.name, answer));
    return choicesOf(question).map((choice) =>
      addUp(
        systems,
        choice.map((option) => byOption[option] ?? []),
      ),
    );
  };
  const groups = questions
    .filter((question) => question !== widest)
    .reduce(
      (known, question) => {
        const added = rows(question);
        return known.flatMap((row) => added.map((other) => addUp(systems, [row, other])));
      },
      [layout.constants],
    );
  return {
    systems,
    groups: Int32Array.from(groups.flat()),
    sets: Int32Array.from((widest ? rows(widest) : [addUp(systems, [])]).flat()),
    decisionOfBit: layout.decisionOfBit,
    orderMask: layout.orderMask,
  };
}

/** The number of ways to answer all questions but the widest (`groups`), and the widest (`sets`). */
export function extent(ranker: Ranker): { groups: number; sets: number } {
  const width = ranker.systems.length;
  return { groups: ranker.groups.length / width, sets: ranker.sets.length / width };
}

/** Fills `ranking` with a visitor's integers, best system first. */
export function rankInto(ranking: Int32Array, { groups, sets, systems }: Ranker, group: number, set: number): void {
  const width = systems.length;
  for (let system = 0; system < width; system += 1) {
    const key = (groups[group * width + system] ?? 0) + (sets[set * width + system] ?? 0);
    let place = system;
    for (; place > 0 && (ranking[place - 1] ?? 0) < key; place -= 1) ranking[place] = ranking[place - 1] ?? 0;
    ranking[place] = key;
  }
}

/** The system of an integer, by its place in the list of candidates. */
export function systemAt({ systems, orderMask }: Ranker, key: number): number {
  return systems.length - 1 - (key & orderMask);
}

export function decisionBetween({ decisionOfBit }: Ranker, better: number, worse: number): Decision {
  return decisionOfBit[31 - Math.clz32(better ^ worse)] ?? 'order';
}

function addUp(systems: readonly string[], rows: readonly (readonly number[])[]): number[] {
  return systems.map((_, system) => rows.reduce((sum, row) => sum + (row[system] ?? 0), 0));
}

/** The layout of the bits. The order comes last even when the rule puts it earlier, since nothing after it can decide. */
function layOut(scoring: Scoring, questions: readonly ScoredQuestion[], entryPrices: EntryPrices) {
  const { candidates } = scoring;
  const named = scoring.tieRule.map(({ id }) => id);
  const steps: TieStep[] = [
    ...named.slice(0, named.indexOf('order') < 0 ? undefined : named.indexOf('order')),
    'order',
  ];
  const prices = [...new Set(candidates.map((slug) => priceOf(entryPrices, slug)))].sort((a, b) => b - a);
  const most = (counted: readonly ScoredQuestion[]) =>
    counted.reduce((sum, question) => sum + question.most * highest(scoring, question.name), 0);
  const range: Record<Decision, number> = {
    points: most(questions),
    priorityPoints: most(questions.filter(({ name }) => name === PRIORITIES)),
    entryPrice: prices.length - 1,
    order: candidates.length - 1,
  };
  const decisionOfBit: Decision[] = [];
  const shift: Partial<Record<Decision, number>> = {};
  for (const step of [...new Set<Decision>(['points', ...steps])].reverse()) {
    shift[step] = decisionOfBit.length;
    for (let bits = 32 - Math.clz32(range[step]); bits > 0; bits -= 1) decisionOfBit.push(step);
  }
  if (decisionOfBit.length > 31) throw new Error(`A ranking needs ${decisionOfBit.length} bits, 31 are there`);
  const weight = (step: Decision) => (shift[step] === undefined ? 0 : 2 ** shift[step]);
  return {
    score: weight('points'),
    priorityPoints: weight('priorityPoints'),
    constants: candidates.map(
      (slug, place) =>
        prices.indexOf(priceOf(entryPrices, slug)) * weight('entryPrice') + (candidates.length - 1 - place),
    ),
    decisionOfBit,
    orderMask: 2 ** (32 - Math.clz32(range.order)) - 1,
  };
}

function highest(scoring: Scoring, question: string): number {
  const cells = Object.values(scoring.points[question] ?? {}).flatMap((bySystem) => Object.values(bySystem));
  return Math.max(0, ...cells.map(({ points }) => points));
}
