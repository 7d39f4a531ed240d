import { type Finding, pointer } from '../finding.ts';
import type { FormOutline } from '../forms/readForm.ts';

/** Questions that wait for each other's answers: none of them can ever be asked. One finding per loop. */
export function checkLoops(quiz: FormOutline): Finding[] {
  const waitsFor = new Map<string, string[]>();
  for (const { conditions, asks } of quiz.rules)
    for (const { question } of asks)
      waitsFor.set(question, [...(waitsFor.get(question) ?? []), ...conditions.map((condition) => condition.question)]);
  const done = new Set<string>();
  const findings: Finding[] = [];
  for (const start of waitsFor.keys()) {
    // An explicit stack: a chain of conditions may be as long as the quiz.
    const path: { question: string; next: number }[] = [{ question: start, next: 0 }];
    const onPath = new Set([start]);
    for (let top = path.at(-1); top !== undefined && !done.has(start); top = path.at(-1)) {
      const following = waitsFor.get(top.question)?.[top.next];
      top.next += 1;
      if (following === undefined) {
        done.add(top.question);
        onPath.delete(top.question);
        path.pop();
      } else if (onPath.has(following)) {
        const from = path.findIndex(({ question }) => question === following);
        if (from < path.length - 1)
          findings.push(
            loop(
              quiz,
              path.slice(from).map(({ question }) => question),
            ),
          );
      } else if (!done.has(following)) {
        path.push({ question: following, next: 0 });
        onPath.add(following);
      }
    }
  }
  return findings;
}

function loop(quiz: FormOutline, questions: string[]): Finding {
  const [first = ''] = questions;
  return {
    severity: 'error',
    file: quiz.file,
    pointer: pointer('properties', first),
    message: `loop without exit: ${questions.map((question) => `"${question}"`).join(' waits for ')} waits for "${first}"`,
    witness: [...questions, first].join(' → '),
  };
}
