import { Button } from '#src/ui/Button.tsx';
import type { AnswerTest, Asked } from '../../documents/asked.ts';
import type { Question } from '../../documents/questionsOf.ts';
import { Choice, Label, Part, Row, Ticks } from './fields.tsx';

type AskedPartProps = {
  asked: Asked;
  /** The questions that come before, which alone can be a condition. */
  earlier: readonly Question[];
  onChange: (asked: Asked) => void;
};

/** When a question is asked, chosen from the earlier questions and their answers in words. */
export function AskedPart({ asked, earlier, onChange }: AskedPartProps) {
  const possible = earlier.filter(({ isSeveral, answers }) => !isSeveral && answers.length > 0);
  const first = possible.at(-1);
  const newTest = (): AnswerTest[] =>
    first ? [{ question: first.name, is: true, values: first.answers.slice(0, 1).map(({ value }) => value) }] : [];
  const choose = (when: string) => {
    if (when === 'conditions') onChange({ when, rules: [newTest()] });
    else if (when === 'always' || when === 'elsewhere') onChange({ when });
  };
  const rules = asked.when === 'conditions' ? asked.rules : [];
  const put = (changed: readonly (readonly AnswerTest[])[]) => {
    const left = changed.filter((tests) => tests.length > 0);
    onChange(left.length > 0 ? { when: 'conditions', rules: left } : { when: 'always' });
  };
  const putRule = (index: number, tests: readonly AnswerTest[]) => put(rules.with(index, tests));
  return (
    <Part aria-labelledby="asked">
      <h2 id="asked">When it is asked</h2>
      <Choice aria-labelledby="asked" value={asked.when} onChange={({ target }) => choose(target.value)}>
        <option value="always">Always</option>
        <option value="conditions" disabled={possible.length === 0}>
          After certain answers
        </option>
        <option value="elsewhere">Not in this quiz (on a form)</option>
      </Choice>
      {asked.when === 'conditions' && <p>{inWords(rules, earlier)}</p>}
      {rules.map((tests, rule) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rules have no name
        <div key={rule}>
          {rule > 0 && <p>or</p>}
          {tests.map((test, index) => (
            <TestFields
              key={test.question}
              test={test}
              possible={possible}
              onChange={(changed) => putRule(rule, changed ? tests.with(index, changed) : tests.toSpliced(index, 1))}
            />
          ))}
          <Row>
            {tests.length < possible.length && (
              <Button
                look="quiet"
                size="small"
                onClick={() => putRule(rule, [...tests, ...unusedTest(possible, tests)])}
              >
                And also
              </Button>
            )}
            {rule === rules.length - 1 && (
              <Button look="quiet" size="small" onClick={() => put([...rules, newTest()])}>
                Or else
              </Button>
            )}
          </Row>
        </div>
      ))}
    </Part>
  );
}

type TestFieldsProps = {
  test: AnswerTest;
  possible: readonly Question[];
  onChange: (test: AnswerTest | undefined) => void;
};

function TestFields({ test, possible, onChange }: TestFieldsProps) {
  const question = possible.find(({ name }) => name === test.question);
  const tick = (value: string, isTicked: boolean) => {
    const order = question?.answers.map((answer) => answer.value) ?? [];
    const values = isTicked ? [...test.values, value] : test.values.filter((other) => other !== value);
    // A condition without an answer would never hold.
    if (values.length > 0) onChange({ ...test, values: values.sort((a, b) => order.indexOf(a) - order.indexOf(b)) });
  };
  return (
    <>
      <Row>
        <Label>
          <span>The answer to</span>
          <Choice
            value={test.question}
            onChange={({ target }) => {
              const chosen = possible.find(({ name }) => name === target.value);
              if (chosen)
                onChange({
                  question: chosen.name,
                  is: true,
                  values: chosen.answers.slice(0, 1).map(({ value }) => value),
                });
            }}
          >
            {!question && <option value={test.question}>{test.question}</option>}
            {possible.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </Choice>
        </Label>
        <Label>
          <span>is</span>
          <Choice
            value={test.is ? 'is' : 'not'}
            onChange={({ target }) => onChange({ ...test, is: target.value === 'is' })}
          >
            <option value="is">one of these</option>
            <option value="not">none of these</option>
          </Choice>
        </Label>
        <Button look="quiet" size="small" onClick={() => onChange(undefined)}>
          Remove
        </Button>
      </Row>
      <Ticks>
        <legend>Answers</legend>
        {(question?.answers ?? []).map(({ value, title }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={test.values.includes(value)}
              onChange={({ target }) => tick(value, target.checked)}
            />
            <span>{title}</span>
          </label>
        ))}
      </Ticks>
    </>
  );
}

function unusedTest(possible: readonly Question[], tests: readonly AnswerTest[]): AnswerTest[] {
  const unused = possible.findLast(({ name }) => !tests.some((test) => test.question === name));
  return unused
    ? [{ question: unused.name, is: true, values: unused.answers.slice(0, 1).map(({ value }) => value) }]
    : [];
}

/** Asked when “Do you …?” is “Yes”. */
function inWords(rules: readonly (readonly AnswerTest[])[], questions: readonly Question[]): string {
  const sayTest = ({ question: name, is, values }: AnswerTest) => {
    const question = questions.find((other) => other.name === name);
    const titles = values.map((value) => question?.answers.find((answer) => answer.value === value)?.title ?? value);
    return `“${question?.title ?? name}” is ${is ? '' : 'not '}${titles.map((title) => `“${title}”`).join(' or ')}`;
  };
  return `Asked when ${rules.map((tests) => tests.map(sayTest).join(' and ')).join(', or when ')}.`;
}
