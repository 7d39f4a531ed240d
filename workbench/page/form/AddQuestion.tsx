import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import type { Asked } from '../../documents/asked.ts';
import type { NewQuestion } from '../../documents/newQuestion.ts';
import { listNames, type Question } from '../../documents/questionsOf.ts';
import { AskedPart } from './AskedPart.tsx';
import { Area, Choice, Input, Label, Part } from './fields.tsx';

type AddQuestionProps = {
  documents: Readonly<Record<string, unknown>>;
  questions: readonly Question[];
  onAdd: (question: NewQuestion) => void;
  onClose: () => void;
};

const NEW_LIST = '';

/** All that a new question needs, in one place: what it asks, where, its answers, and when it is asked. */
export function AddQuestion({ documents, questions, onAdd, onClose }: AddQuestionProps) {
  const [title, setTitle] = useState('');
  const [after, setAfter] = useState(questions.at(-1)?.name);
  const [list, setList] = useState(NEW_LIST);
  const [lines, setLines] = useState('');
  const [asked, setAsked] = useState<Asked>({ when: 'always' });
  const [isTried, setIsTried] = useState(false);
  const titles = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const lacks =
    title.trim() === ''
      ? 'What is asked?'
      : list === NEW_LIST && titles.length < 2
        ? 'Give at least two answers, one a line'
        : undefined;
  const earlier = questions.slice(0, questions.findIndex(({ name }) => name === after) + 1);
  const add = () => {
    setIsTried(true);
    if (lacks === undefined)
      onAdd({ title: title.trim(), after, answers: list === NEW_LIST ? { titles } : { list }, asked });
  };
  return (
    <DialogFrame
      open
      title="Add a question"
      closeLabel="Close"
      onClose={onClose}
      actions={<Button onClick={add}>Add the question</Button>}
    >
      <Part>
        <Label>
          <span>What is asked</span>
          <Input value={title} onChange={({ target }) => setTitle(target.value)} />
        </Label>
        <Label>
          <span>After</span>
          <Choice
            value={after ?? ''}
            onChange={({ target }) => {
              setAfter(target.value === '' ? undefined : target.value);
              // A condition may name only what comes before.
              setAsked({ when: 'always' });
            }}
          >
            <option value="">At the beginning</option>
            {questions.map((question) => (
              <option key={question.name} value={question.name}>
                {question.title}
              </option>
            ))}
          </Choice>
        </Label>
        <Label>
          <span>Answers</span>
          <Choice value={list} onChange={({ target }) => setList(target.value)}>
            <option value={NEW_LIST}>New ones</option>
            {listNames(documents).map((name) => (
              <option key={name} value={name}>
                {`Those of the list “${name}”`}
              </option>
            ))}
          </Choice>
        </Label>
        {list === NEW_LIST && (
          <Label>
            <span>The new answers, one a line</span>
            <Area rows={3} value={lines} onChange={({ target }) => setLines(target.value)} />
          </Label>
        )}
      </Part>
      <AskedPart asked={asked} earlier={earlier} onChange={setAsked} />
      <p role="alert">{isTried ? lacks : ''}</p>
    </DialogFrame>
  );
}
