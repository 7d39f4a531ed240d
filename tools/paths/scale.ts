// `npm run paths:scale`: how the proof of a quiz, its exploration and its paths grow with its questions and conditions,
// as Markdown.
import { proveFlow } from '#checks/flow/checkFlow.ts';
import { readForm } from '#checks/forms/readForm.ts';
import type { FormSchema } from '#domain/questions/formSchema.ts';
import { quizModel } from '#machines/quiz/quizModel.ts';
import { explore } from './explore.ts';
import { pathPerTransition, tour } from './generators.ts';
import { listTransitions } from './transitions.ts';

const QUESTIONS = [10, 50, 100, 200];
// Each doubles the situations: the answer is remembered to the end, because Back depends on it.
const CONDITIONS = [1, 3];
const yesNo = {
  type: 'string',
  oneOf: [
    { const: 'yes', title: 'Yes' },
    { const: 'no', title: 'No' },
  ],
};

/** A quiz of single choices. Conditions are spread evenly; each lets a "yes" ask one question more. */
function generatedQuiz(questions: number, conditions: number): FormSchema {
  const names = Array.from({ length: questions }, (_, index) => `question${index + 1}`);
  const gap = Math.floor(questions / conditions);
  const rules = Array.from({ length: conditions }, (_, index) => {
    const [asking = '', asked = ''] = names.slice(index * gap, index * gap + 2);
    const condition = { properties: { [asking]: { const: 'yes' } }, required: [asking] };
    return { asked, rule: JSON.parse(`{"if":${JSON.stringify(condition)},"then":{"required":["${asked}"]}}`) };
  });
  const conditional = new Set(rules.map(({ asked }) => asked));
  return {
    title: 'Generated',
    type: 'object',
    required: names.filter((name) => !conditional.has(name)),
    properties: Object.fromEntries(names.map((name) => [name, { title: name, ...yesNo }])),
    allOf: rules.map(({ rule }) => rule),
  };
}

/** In processor time, which a busy machine affects little. */
function measured<Result>(work: () => Result): { result: Result; milliseconds: number } {
  const started = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(started);
  return { result, milliseconds: Math.round((user + system) / 1000) };
}

console.log('| questions | conditions | proof | transitions | situations | explore | tour | a path per transition |');
console.log('|---|---|---|---|---|---|---|---|');
for (const questions of QUESTIONS)
  for (const conditions of CONDITIONS) {
    const quiz = generatedQuiz(questions, conditions);
    const proved = measured(() => proveFlow(readForm('quizzes/generated.schema.json', quiz, new Map())));
    const faults = proved.result.findings.length;
    if (faults > 0) throw new Error(`The generated quiz has ${faults} faults`);
    const model = quizModel('Generated', quiz, {});
    const explored = measured(() => explore(model));
    const toured = measured(() => tour(explored.result));
    const each = measured(() => pathPerTransition(explored.result));
    const steps = toured.result.reduce((sum, path) => sum + path.length, 0);
    console.log(
      `| ${questions} | ${conditions} | ${proved.milliseconds} ms | ${listTransitions(model.machine).length} | ${explored.result.situations.size} | ${explored.milliseconds} ms | ${toured.result.length} paths, ${steps} steps, ${toured.milliseconds} ms | ${each.result.length} paths, ${each.milliseconds} ms |`,
    );
  }
