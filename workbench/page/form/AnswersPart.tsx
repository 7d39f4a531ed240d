import { useState } from 'react';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { editJson, moveEntry } from '../../documents/editJson.ts';
import { newAnswer } from '../../documents/newQuestion.ts';
import { answersOf } from '../../documents/questionsOf.ts';
import type { Workbench } from '../useWorkbench.ts';
import { Input, Part, Row } from './fields.tsx';
import { OrderedList } from './OrderedList.tsx';

type AnswersPartProps = { workbench: Workbench; documents: Readonly<Record<string, unknown>>; list: string };

const FILE = 'options.json';

/** A list of answers: their titles and their order. What is stored of an answer never changes. */
export function AnswersPart({ workbench, documents, list }: AnswersPartProps) {
  const [title, setTitle] = useState('');
  const answers = answersOf(documents, list);
  const at = ['$defs', list, 'oneOf'];
  const text = workbench.texts[FILE] ?? '';
  const users = Object.entries(workbench.texts).filter(
    ([file, other]) => file !== FILE && other.includes(`"options.json#/$defs/${list}"`),
  );
  const add = () => {
    if (title.trim() === '') return;
    const answer = newAnswer(
      title.trim(),
      answers.map(({ value }) => value),
    );
    workbench.change(FILE, editJson(text, [...at, answers.length], answer));
    setTitle('');
  };
  return (
    <Part aria-labelledby="answers">
      <h2 id="answers">Answers</h2>
      <p>{`List “${list}”, used by ${users.map(([file]) => file).join(', ') || 'nothing yet'}`}</p>
      <OrderedList
        label="Answers in the order they are shown"
        items={answers.map(({ value, title: shown }, index) => ({
          key: value,
          name: shown,
          content: (
            <Row>
              <Title
                aria-label={`Answer ${index + 1}`}
                value={shown}
                onChange={({ target }) => workbench.edit(FILE, editJson(text, [...at, index, 'title'], target.value))}
              />
              <Stored>{value}</Stored>
            </Row>
          ),
        }))}
        onMove={(from, to) => workbench.change(FILE, moveEntry(text, at, from, to))}
        onRemove={(index) => workbench.change(FILE, editJson(text, [...at, index], undefined))}
      />
      <Row
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Title
          aria-label="Another answer"
          placeholder="Another answer"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button type="submit" look="secondary" size="small">
          Add
        </Button>
      </Row>
    </Part>
  );
}

const Title = styled(Input)({ flex: '1 1 12em', width: 'auto' });
const Stored = styled('code')({
  flex: '0 1 9em',
  fontSize: '.75rem',
  color: color.textTertiary,
  overflowWrap: 'anywhere',
});
