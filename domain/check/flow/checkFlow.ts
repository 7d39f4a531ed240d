import { type Finding, pointer, unknownName } from '../finding.ts';
import { nearest } from '../nearest.ts';
import type { Condition, FormOutline, Rule } from '../readForm.ts';
import { checkLoops } from './checkLoops.ts';
import { type Asking, createReach, type Demand, describeTrail } from './reach.ts';
import { allowedBy, isEmpty, type ValueSet } from './valueSet.ts';

/** The findings, and how many steps the proof took. */
export type FlowProof = { findings: Finding[]; work: number };

/**
 * Proves the flow of a quiz: every question can be reached, every condition can hold, every answer has a way on and
 * every path ends at the contact step. The order of questions is the order of `properties`, so a path can only fail to
 * end where it meets a question that can't be answered, or where a question waits for a later one.
 */
export function proveFlow(quiz: FormOutline): FlowProof {
  const questions = askedInOrder(quiz);
  const order = new Map(questions.map((question, index) => [question, index]));
  const findings: Finding[] = [];
  const sound = new Map<string, { rule: Rule; demand: Demand }[]>();
  for (const rule of quiz.rules) {
    const conditions = rule.conditions.flatMap((condition) => checkCondition(quiz, order, condition));
    findings.push(...conditions, ...checkIfRequired(quiz, rule));
    for (const { question, pointer: at } of rule.asks) {
      const faults = checkAsked(quiz, order, rule, question, at);
      findings.push(...faults);
      if ([...conditions, ...faults].every(({ severity }) => severity === 'warning'))
        sound.set(question, [...(sound.get(question) ?? []), { rule, demand: demandOf(quiz, rule) }]);
    }
  }
  const askings = new Map<string, Asking>(
    questions.map((question, index) => [
      question,
      {
        order: index,
        always: quiz.required.includes(question),
        demands: (sound.get(question) ?? []).map(({ demand }) => demand),
      },
    ]),
  );
  const { reach, meet, work } = createReach(askings);
  for (const question of questions) {
    for (const { rule, demand } of sound.get(question) ?? []) {
      const verdict = meet(demand);
      if (verdict.met === false) findings.push(contradiction(quiz, rule, question, sound));
      if (verdict.met === 'unknown') findings.push(tooTangled(quiz, rule));
    }
    const verdict = reach(question);
    if (verdict.met === false)
      findings.push(
        error(
          quiz,
          pointer('properties', question),
          `"${question}" can never be reached: no condition under which it is asked can hold`,
        ),
      );
    else
      findings.push(
        ...checkAnswerable(quiz, question, verdict.met === true ? describeTrail(verdict.trail, question) : question),
      );
  }
  for (const rule of quiz.rules)
    for (const { question, pointer: at } of rule.asks)
      if (!quiz.properties.has(question)) {
        const verdict = meet(demandOf(quiz, rule));
        findings.push({
          ...unknownName(
            { file: quiz.file, pointer: at },
            `dead end: asks "${question}", which is not a question`,
            nearest(question, quiz.properties.keys()),
          ),
          ...(verdict.met === true && { witness: describeTrail(verdict.trail, question) }),
        });
      }
  return { findings: [...checkLoops(quiz), ...findings], work: work() };
}

/** The questions of a quiz in order, as `questionsOf` in questionFlow.ts gives them. */
function askedInOrder(quiz: FormOutline): string[] {
  const conditional = new Set(quiz.rules.flatMap(({ asks }) => asks.map(({ question }) => question)));
  return [...quiz.properties.keys()].filter((name) => quiz.required.includes(name) || conditional.has(name));
}

function checkCondition(quiz: FormOutline, order: ReadonlyMap<string, number>, condition: Condition): Finding[] {
  const { question, pointer: at, values, negated } = condition;
  const space = quiz.answers.get(question);
  if (!space)
    return [
      unknownName(
        { file: quiz.file, pointer: at },
        `condition on "${question}", which is not a question`,
        nearest(question, quiz.properties.keys()),
      ),
    ];
  if (space.several)
    return [
      error(quiz, at, `"${question}" has several answers; a condition can only name a question with one answer yet`),
    ];
  if (!order.has(question))
    return [error(quiz, at, `"${question}" is optional and never asked in the quiz, so this can never hold`)];
  const possible = space.values;
  const unknown = values.filter(({ value }) => possible !== undefined && !possible.includes(value));
  if (unknown.length > 0)
    return unknown.map(({ value, pointer: valueAt }) =>
      unknownName(
        { file: quiz.file, pointer: valueAt },
        `"${String(value)}" is not an answer of "${question}", so this ${negated ? 'excludes nothing' : 'can never hold'}`,
        nearest(String(value), (possible ?? []).map(String)),
      ),
    );
  const allowed = allowedBy(condition, possible);
  if (isEmpty(allowed)) return [error(quiz, at, `can never hold: no answer of "${question}" is left`)];
  if (possible && allowed.values.size === possible.length)
    return [{ severity: 'warning', file: quiz.file, pointer: at, message: `holds for every answer of "${question}"` }];
  return [];
}

/** The compiled schema counts an unanswered question as met, the quiz does not; `required` makes both say the same. */
function checkIfRequired(quiz: FormOutline, { conditions, ifRequired, pointer: at }: Rule): Finding[] {
  const named = conditions.map(({ question }) => question);
  return [
    ...named
      .filter((question) => !ifRequired.includes(question))
      .map((question) =>
        error(
          quiz,
          `${at}/if`,
          `"required" must also name "${question}", else visitors who were never asked it can't send the quiz`,
        ),
      ),
    ...ifRequired.flatMap((question, index) =>
      named.includes(question)
        ? []
        : [
            unknownName(
              { file: quiz.file, pointer: `${at}/if/required/${index}` },
              `"${question}" has no condition under "properties"`,
              nearest(question, named),
            ),
          ],
    ),
  ];
}

function checkAsked(
  quiz: FormOutline,
  order: ReadonlyMap<string, number>,
  { conditions }: Rule,
  question: string,
  at: string,
): Finding[] {
  const place = order.get(question);
  // A name that is no question is a dead end, which is reported with the answers that lead to it.
  if (place === undefined) return [];
  if (quiz.required.includes(question))
    return [error(quiz, at, `"${question}" is in "required" and so always asked; this condition changes nothing`)];
  return conditions.flatMap((condition) => {
    const earlier = order.get(condition.question);
    if (earlier === undefined || earlier < place) return [];
    const message =
      earlier === place
        ? `can never hold: "${question}" would have to be answered before it is asked`
        : `can never hold: "${condition.question}" comes after "${question}"`;
    return [error(quiz, condition.pointer, message)];
  });
}

function checkAnswerable(quiz: FormOutline, question: string, witness: string): Finding[] {
  const property = quiz.properties.get(question) ?? {};
  const values = quiz.answers.get(question)?.values;
  const at = pointer('properties', question);
  if (values?.length === 0) return [{ ...error(quiz, at, `dead end: "${question}" has no answer to choose`), witness }];
  if (typeof property.minItems === 'number' && values && property.minItems > new Set(values).size)
    return [
      {
        ...error(
          quiz,
          `${at}/minItems`,
          `dead end: asks for ${property.minItems} answers, "${question}" has ${new Set(values).size}`,
        ),
        witness,
      },
    ];
  return [];
}

function contradiction(
  quiz: FormOutline,
  rule: Rule,
  question: string,
  sound: ReadonlyMap<string, readonly { rule: Rule }[]>,
): Finding {
  const reasons = rule.conditions
    .filter(({ question: named }) => !quiz.required.includes(named))
    .map(({ question: named }) => {
      const ways = (sound.get(named) ?? []).map(({ rule: { conditions } }) => conditions.map(inWords).join(' and '));
      return ways.length > 0 ? `"${named}" is asked only if ${ways.join(' or ')}` : `"${named}" can never be asked`;
    });
  const when = rule.conditions.map(inWords).join(' and ');
  return error(
    quiz,
    rule.conditions.at(-1)?.pointer ?? rule.pointer,
    `can never hold, so "${question}" is not asked by it: it needs ${when}, but ${reasons.join('; ')}`,
  );
}

function inWords({ question, negated, values }: Condition): string {
  return `${question} ${negated ? 'is not' : 'is'} ${values.map(({ value }) => String(value)).join(' or ')}`;
}

function tooTangled(quiz: FormOutline, rule: Rule): Finding {
  const message =
    'depends on too many combinations of conditions to prove that it can hold; use fewer rules for one question';
  return { severity: 'warning', file: quiz.file, pointer: rule.pointer, message };
}

function demandOf(quiz: FormOutline, { conditions }: Rule): Demand {
  return new Map<string, ValueSet>(
    conditions.map((condition) => [
      condition.question,
      allowedBy(condition, quiz.answers.get(condition.question)?.values),
    ]),
  );
}

function error(quiz: FormOutline, at: string, message: string): Finding {
  return { severity: 'error', file: quiz.file, pointer: at, message };
}
