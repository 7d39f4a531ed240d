import { error, type Finding, pointer } from '../finding.ts';
import type { Condition, FormOutline, Rule } from '../forms/readForm.ts';
import { misnamed } from '../names.ts';
import { nearest } from '../nearest.ts';
import { checkLoops } from './checkLoops.ts';
import { checkAsked, checkCondition, checkIfRequired } from './checkRule.ts';
import { createReach, type Demand, describeTrail, type Verdict } from './reach.ts';
import { allowedBy } from './valueSet.ts';

/** The findings, and how many steps the proof took. */
export type FlowProof = { findings: Finding[]; work: number };

/** Rules without errors of their own, by the question they ask. */
type SoundRules = ReadonlyMap<string, readonly Rule[]>;

/**
 * Proves the flow of a quiz: every question can be reached, every condition can hold, every answer has a way on and
 * every path ends at the contact step. The order of questions is the order of `properties`, so a path can only fail to
 * end where it meets a question that can't be answered, or where a question waits for a later one.
 */
export function proveFlow(quiz: FormOutline): FlowProof {
  const questions = askedInOrder(quiz);
  const { findings, sound } = checkRules(quiz, questions);
  const { reach, meet, work } = createReach(
    new Map(
      questions.map((question, order) => [
        question,
        {
          order,
          always: quiz.required.includes(question),
          demands: (sound.get(question) ?? []).map((rule) => demandOf(quiz, rule)),
        },
      ]),
    ),
  );
  return {
    findings: [
      ...checkLoops(quiz),
      ...findings,
      ...questions.flatMap((question) => [
        ...(sound.get(question) ?? []).flatMap((rule) =>
          checkCanHold(quiz, rule, question, sound, meet(demandOf(quiz, rule))),
        ),
        ...checkQuestion(quiz, question, reach(question)),
      ]),
      ...quiz.rules.flatMap((rule) => checkDeadEnds(quiz, rule, () => meet(demandOf(quiz, rule)))),
    ],
    work: work(),
  };
}

/** The questions of a quiz in order, as `questionsOf` in questionFlow.ts gives them. */
function askedInOrder(quiz: FormOutline): string[] {
  const conditional = new Set(quiz.rules.flatMap(({ asks }) => asks.map(({ question }) => question)));
  return [...quiz.properties.keys()].filter((name) => quiz.required.includes(name) || conditional.has(name));
}

function checkRules(quiz: FormOutline, questions: readonly string[]): { findings: Finding[]; sound: SoundRules } {
  const order = new Map(questions.map((question, place) => [question, place]));
  const findings: Finding[] = [];
  const sound = new Map<string, Rule[]>();
  for (const rule of quiz.rules) {
    const faults = rule.conditions.flatMap((condition) => checkCondition(quiz, order, condition));
    findings.push(...faults, ...checkIfRequired(quiz, rule));
    for (const { question, pointer: at } of rule.asks) {
      const further = checkAsked(quiz, order, rule, question, at);
      findings.push(...further);
      if ([...faults, ...further].every(({ severity }) => severity === 'warning'))
        sound.set(question, [...(sound.get(question) ?? []), rule]);
    }
  }
  return { findings, sound };
}

function checkCanHold(quiz: FormOutline, rule: Rule, question: string, sound: SoundRules, { met }: Verdict): Finding[] {
  if (met === true) return [];
  if (met === 'unknown') {
    const message = 'depends on too many combinations of conditions to prove that it can hold; use fewer rules';
    return [{ severity: 'warning', file: quiz.file, pointer: rule.pointer, message }];
  }
  const reasons = rule.conditions
    .map(({ question: named }) => named)
    .filter((named) => !quiz.required.includes(named))
    .map((named) => {
      const ways = (sound.get(named) ?? []).map(({ conditions }) => conditions.map(inWords).join(' and '));
      return ways.length > 0 ? `"${named}" is asked only if ${ways.join(' or ')}` : `"${named}" can never be asked`;
    });
  const needs = rule.conditions.map(inWords).join(' and ');
  const message = `can never hold, so "${question}" is not asked by it: it needs ${needs}, but ${reasons.join('; ')}`;
  return [error(quiz.file, rule.conditions.at(-1)?.pointer ?? rule.pointer, message)];
}

function checkQuestion(quiz: FormOutline, question: string, verdict: Verdict): Finding[] {
  const at = pointer('properties', question);
  if (verdict.met === false) {
    const message = `"${question}" can never be reached: no condition under which it is asked can hold`;
    return [error(quiz.file, at, message)];
  }
  const values = quiz.answers.get(question)?.values;
  const least = quiz.properties.get(question)?.minItems;
  const witness = describeTrail(verdict.met === true ? verdict.trail : undefined, question);
  if (values?.length === 0)
    return [{ ...error(quiz.file, at, `dead end: "${question}" has no answer to choose`), witness }];
  const most = new Set(values).size;
  if (values && typeof least === 'number' && least > most) {
    const message = `dead end: asks for ${least} answers, "${question}" has ${most}`;
    return [{ ...error(quiz.file, `${at}/minItems`, message), witness }];
  }
  return [];
}

/** Answers that lead to a question that does not exist: with them the quiz can never be sent. */
function checkDeadEnds(quiz: FormOutline, { asks }: Rule, meet: () => Verdict): Finding[] {
  return asks
    .filter(({ question }) => !quiz.properties.has(question))
    .map(({ question, pointer: at }) => {
      const verdict = meet();
      const message = `dead end: asks "${question}", which is not a question`;
      return {
        ...misnamed({ file: quiz.file, pointer: at }, message, nearest(question, quiz.properties.keys())),
        ...(verdict.met === true && { witness: describeTrail(verdict.trail, question) }),
      };
    });
}

function inWords({ question, negated, values }: Condition): string {
  return `${question} ${negated ? 'is not' : 'is'} ${values.map(({ value }) => String(value)).join(' or ')}`;
}

function demandOf(quiz: FormOutline, { conditions }: Rule): Demand {
  return new Map(
    conditions.map((condition) => [
      condition.question,
      allowedBy(condition, quiz.answers.get(condition.question)?.values),
    ]),
  );
}
