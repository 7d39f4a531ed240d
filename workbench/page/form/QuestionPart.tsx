import { readAsked, withAsked } from '../../documents/asked.ts';
import { editJson } from '../../documents/editJson.ts';
import { questionsOf, readForm } from '../../documents/questionsOf.ts';
import type { Bench } from '../useBench.ts';
import { AnswersPart } from './AnswersPart.tsx';
import { AskedPart } from './AskedPart.tsx';

type QuestionPartProps = {
  bench: Bench;
  documents: Readonly<Record<string, unknown>>;
  file: string;
  name: string;
};

/** The answers of a question, and when it is asked. */
export function QuestionPart({ bench, documents, file, name }: QuestionPartProps) {
  const form = readForm(documents, file);
  if (!form) return null;
  const questions = questionsOf(documents, form);
  const index = questions.findIndex((question) => question.name === name);
  const list = questions[index]?.list;
  return (
    <>
      {list !== undefined && <AnswersPart bench={bench} documents={documents} list={list} />}
      {file.startsWith('quizzes/') && (
        <AskedPart
          asked={readAsked(form, name)}
          earlier={questions.slice(0, index)}
          onChange={(asked) => {
            const { required, allOf } = withAsked(form, name, asked);
            const text = editJson(bench.texts[file] ?? '', ['required'], required);
            bench.change(file, editJson(text, ['allOf'], allOf));
          }}
        />
      )}
    </>
  );
}
