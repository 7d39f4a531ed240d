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
