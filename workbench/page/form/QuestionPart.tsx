import { readAsked, withAsked } from '../../documents/asked.ts';
import { editJson } from '../../documents/editJson.ts';
import { questionsOf, readForm } from '../../documents/questionsOf.ts';
import type { Workbench } from '../useWorkbench.ts';
import { AnswersPart } from './AnswersPart.tsx';
import { AskedPart } from './AskedPart.tsx';

type QuestionPartProps = {
  workbench: Workbench;
  documents: Readonly<Record<string, unknown>>;
  file: string;
  name: string;
};

/** The answers of a question, and when it is asked. */
export function QuestionPart({ workbench, documents, file, name }: QuestionPartProps) {
  const form = readForm(documents, file);
  if (!form) return null;
  const questions = questionsOf(documents, form);
  const index = questions.findIndex((question) => question.name === name);
  const list = questions[index]?.list;
  return (
    <>
      {list !== undefined && <AnswersPart workbench={workbench} documents={documents} list={list} />}
      {file.startsWith('quizzes/') && (
        <AskedPart
          asked={readAsked(form, name)}
          earlier={questions.slice(0, index)}
          onChange={(asked) => {
            const { required, allOf } = withAsked(form, name, asked);
            const text = editJson(workbench.texts[file] ?? '', ['required'], required);
            workbench.change(file, editJson(text, ['allOf'], allOf));
          }}
        />
      )}
    </>
  );
}
