import { error, type Finding } from '../finding.ts';
import type { Condition, FormOutline, Rule } from '../forms/readForm.ts';
import { expectKnown, misnamed } from '../names.ts';
import { nearest } from '../nearest.ts';
import { allowedBy, isEmpty } from './valueSet.ts';

/** Places of the questions a quiz asks, in order. */
export type Order = ReadonlyMap<string, number>;

/** Faults of a condition by itself. A warning leaves the condition sound. */
export function checkCondition(quiz: FormOutline, order: Order, condition: Condition): Finding[] {
  const { question, pointer: at, values, negated } = condition;
  const space = quiz.answers.get(question);
  if (!space) {
    const message = `condition on "${question}", which is not a question`;
    return expectKnown({ file: quiz.file, pointer: at }, question, quiz.properties.keys(), message);
  }
  if (space.several) {
    const message = `"${question}" has several answers; a condition can only name a question with one answer yet`;
    return [error(quiz.file, at, message)];
  }
  if (!order.has(question))
    return [error(quiz.file, at, `"${question}" is optional and never asked in the quiz, so this can never hold`)];
  const possible = space.values;
  const unknown = values.filter(({ value }) => possible !== undefined && !possible.includes(value));
  if (unknown.length > 0)
    return unknown.map(({ value, pointer: valueAt }) => {
      const consequence = negated ? 'excludes nothing' : 'can never hold';
      const message = `"${String(value)}" is not an answer of "${question}", so this ${consequence}`;
      return misnamed(
        { file: quiz.file, pointer: valueAt },
        message,
        nearest(String(value), (possible ?? []).map(String)),
      );
    });
  const allowed = allowedBy(condition, possible);
  if (isEmpty(allowed)) return [error(quiz.file, at, `can never hold: no answer of "${question}" is left`)];
  return possible && allowed.values.size === possible.length
    ? [{ severity: 'warning', file: quiz.file, pointer: at, message: `holds for every answer of "${question}"` }]
    : [];
}

/** The compiled schema counts an unanswered question as met, the quiz does not; `required` makes both say the same. */
export function checkIfRequired({ file }: FormOutline, { conditions, ifRequired, pointer: at }: Rule): Finding[] {
  const named = conditions.map(({ question }) => question);
  return [
    ...named
      .filter((question) => !ifRequired.includes(question))
      .map((question) =>
        error(
          file,
          `${at}/if`,
          `"required" must also name "${question}", or visitors who were never asked it can't send the quiz`,
        ),
      ),
    ...ifRequired.flatMap((question, index) =>
      expectKnown(
        { file, pointer: `${at}/if/required/${index}` },
        question,
        named,
        `"${question}" has no condition under "properties"`,
      ),
    ),
  ];
}

/** Faults of asking this question under these conditions. */
export function checkAsked(quiz: FormOutline, order: Order, rule: Rule, question: string, at: string): Finding[] {
  const place = order.get(question);
  // A name that is not a question is a dead end, which `checkDeadEnds` reports with the answers that lead to it.
  if (place === undefined) return [];
  if (quiz.required.includes(question))
    return [error(quiz.file, at, `"${question}" is in "required" and so always asked; this condition changes nothing`)];
  return rule.conditions.flatMap((condition) => {
    const earlier = order.get(condition.question);
    if (earlier === undefined || earlier < place) return [];
    const message =
      earlier === place
        ? `can never hold: "${question}" would have to be answered before it is asked`
        : `can never hold: "${condition.question}" comes after "${question}"`;
    return [error(quiz.file, condition.pointer, message)];
  });
}
