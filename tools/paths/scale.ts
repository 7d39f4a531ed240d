// `tsx tools/paths/scale.ts`: how exploring and touring a quiz grows with its questions and conditions, as Markdown.
import { explore } from './explore.ts';
import { pathPerTransition, tour } from './generators.ts';
import { quizModel } from './models/quizModel.ts';
import { listTransitions } from './transitions.ts';

const QUESTIONS = [10, 50, 100, 200];
const CONDITIONS = [1, 3, 6];
const yesNo = {
  type: 'string',
  oneOf: [
    { const: 'yes', title: 'Yes' },
    { const: 'no', title: 'No' },
  ],
};

/** A quiz of single choices. Conditions are spread evenly; each lets a "yes" ask one question more. */
function generatedQuiz(questions: number, conditions: number): unknown {
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

function measured<Result>(work: () => Result): { result: Result; milliseconds: number } {
  const started = performance.now();
  const result = work();
  return { result, milliseconds: Math.round(performance.now() - started) };
}

console.log('| questions | conditions | transitions | situations | explore | tour | a path per transition |');
console.log('|---|---|---|---|---|---|---|');
for (const questions of QUESTIONS)
  for (const conditions of CONDITIONS) {
    const model = quizModel('Generated', generatedQuiz(questions, conditions), {});
    const explored = measured(() => explore(model));
    const toured = measured(() => tour(explored.result));
    const each = measured(() => pathPerTransition(explored.result));
    const steps = toured.result.reduce((sum, path) => sum + path.length, 0);
    console.log(
      `| ${questions} | ${conditions} | ${listTransitions(model.machine).length} | ${explored.result.situations.size} | ${explored.milliseconds} ms | ${toured.result.length} paths, ${steps} steps, ${toured.milliseconds} ms | ${each.result.length} paths, ${each.milliseconds} ms |`,
    );
  }
