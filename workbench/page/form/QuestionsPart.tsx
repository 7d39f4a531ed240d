import { pointer } from '#checks/finding.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { moveEntry } from '../../documents/editJson.ts';
import { questionsOf, readForm } from '../../documents/questionsOf.ts';
import type { Place } from '../Outline.tsx';
import type { Workbench } from '../useWorkbench.ts';
import type { WizardStart } from '../wizards/WizardDialog.tsx';
import { Part } from './fields.tsx';
import { OrderedList } from './OrderedList.tsx';

type QuestionsPartProps = {
  workbench: Workbench;
  documents: Readonly<Record<string, unknown>>;
  file: string;
  onGo: (place: Place) => void;
  onWizard: (start: WizardStart) => void;
};

/** The questions of a quiz or the fields of a form in their order. */
export function QuestionsPart({ workbench, documents, file, onGo, onWizard }: QuestionsPartProps) {
  const form = readForm(documents, file);
  if (!form) return null;
  const questions = questionsOf(documents, form);
  return (
    <Part aria-labelledby="questions">
      <h2 id="questions">In this order</h2>
      <OrderedList
        label="In this order"
        items={questions.map(({ name, title }) => ({
          key: name,
          name: title,
          content: (
            <Link type="button" onClick={() => onGo({ file, pointer: pointer('properties', name) })}>
              {title}
            </Link>
          ),
        }))}
        onMove={(from, to) => workbench.change(file, moveEntry(workbench.texts[file] ?? '', ['properties'], from, to))}
      />
      <Button
        look="secondary"
        size="small"
        onClick={() => onWizard({ name: file.startsWith('quizzes/') ? 'question' : 'field', subject: file })}
      >
        {file.startsWith('quizzes/') ? 'Add a question' : 'Add a field'}
      </Button>
    </Part>
  );
}

const Link = styled('button')({
  padding: '6px 0',
  border: 0,
  background: 'none',
  color: color.textLink,
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'underline',
  cursor: 'pointer',
});
