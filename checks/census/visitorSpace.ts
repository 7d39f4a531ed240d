import type { ScoredQuestion } from '#domain/scoring/scoredQuestions.ts';

/** How many different visitors there can be. */
export function countVisitors(questions: readonly ScoredQuestion[]): number {
  return questions.reduce((visitors, question) => visitors * countChoices(question), 1);
}

/** The number of ways to answer a question. */
export function countChoices({ options, least, most, maySkip }: ScoredQuestion): number {
  let ways = 1;
  let sum = least === 0 ? 1 : 0;
  for (let size = 1; size <= most; size += 1) {
    ways = (ways * (options.length - size + 1)) / size;
    if (size >= least) sum += ways;
  }
  return sum + (maySkip && least > 0 ? 1 : 0);
}

export type Visitor = { question: string; answers: string[] }[];

/** Gives the answers of the visitor at a group and a set (ranker.ts). */
export function visitorsOf(questions: readonly ScoredQuestion[]): (group: number, set: number) => Visitor {
  const largest = Math.max(...questions.map(countChoices));
  const widest = questions.findIndex((question) => countChoices(question) === largest);
  const choices = questions.map(choicesOf);
  return (group, set) => {
    let rest = group;
    const positions = questions.map(() => set);
    for (let at = questions.length - 1; at >= 0; at -= 1) {
      const ways = choices[at]?.length ?? 1;
      if (at === widest) continue;
      positions[at] = rest % ways;
      rest = Math.floor(rest / ways);
    }
    return questions.map(({ name, options }, at) => ({
      question: name,
      answers: (choices[at]?.[positions[at] ?? 0] ?? []).map((option) => options[option] ?? ''),
    }));
  };
}

/** Every way to answer a question, each as positions in its options. */
export function choicesOf({ options, least, most, maySkip }: ScoredQuestion): number[][] {
  const choices: number[][] = [];
  const extend = (chosen: number[], from: number) => {
    if (chosen.length >= least || (maySkip && chosen.length === 0)) choices.push(chosen);
    if (chosen.length === most) return;
    for (let next = from; next < options.length; next += 1) extend([...chosen, next], next + 1);
  };
  extend([], 0);
  return choices;
}
