import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readFunnelQuizzes } from '#domain/funnel/funnelQuiz.ts';
import { bundleForm } from '#domain/questions/formSchema.ts';

const ID = 'virtual:funnel-quizzes';

/** `import { funnelQuizzes } from 'virtual:funnel-quizzes'`: what is counted for each quiz, without the quizzes. */
export function funnelQuizzes(schemas: string): Plugin {
  const files = ['options.json', 'quizzes/main-quiz.schema.json', 'quizzes/savings-quiz.schema.json'].map((name) =>
    resolve(schemas, name),
  );
  return {
    name: 'funnel-quizzes',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      for (const file of files) this.addWatchFile(file);
      const [options, quiz, savings] = files.map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));
      const quizzes = readFunnelQuizzes(bundleForm(quiz, options).schema, bundleForm(savings, options).schema);
      return `export const funnelQuizzes = ${JSON.stringify(quizzes)};`;
    },
    hotUpdate({ file: changed, modules }) {
      const own = files.includes(changed) ? this.environment.moduleGraph.getModuleById(`\0${ID}`) : undefined;
      return own ? [...modules, own] : undefined;
    },
  };
}
