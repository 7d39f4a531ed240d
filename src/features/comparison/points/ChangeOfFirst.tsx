import { vendors } from 'virtual:vendors';
import { useMemo } from 'react';
import type { Answers } from '#domain/questions/questionFlow.ts';
import type { AnswerChange } from '#domain/scoring/counterfactual.ts';
import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import { findOvertaking } from '#src/matching/findOvertaking.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { titleOf } from '../results/reasons.ts';
import { questionLabel } from './questionLabel.ts';

type ChangeOfFirstProps = { answers: Answers; first: string | undefined };

/** The smallest change of the answers that would put another system first. */
export function ChangeOfFirst({ answers, first }: ChangeOfFirstProps) {
  const text = useTexts(comparisonPageTexts);
  const overtaking = useMemo(() => findOvertaking(answers), [answers]);
  if (overtaking?.today !== first) return null;
  if (!overtaking.change) return <Part>{text('change.none')}</Part>;
  const { slug, changes } = overtaking.change;
  const name = vendors.find((vendor) => vendor.slug === slug)?.name ?? slug;
  return (
    <Part>
      <h4>{text('change.title')}</h4>
      <p>{changes.length === 1 ? text('change.one', { name }) : text('change.two', { name })}</p>
      <ul>
        {changes.map((change) => (
          <li key={JSON.stringify(change)}>{text(`change.${change.kind}`, wordsOf(change))}</li>
        ))}
      </ul>
    </Part>
  );
}

function wordsOf(change: AnswerChange): Record<string, string> {
  const question = questionLabel(change.question);
  const title = (answer: string) => titleOf(change.question, answer);
  return change.kind === 'replaced'
    ? { question, from: title(change.from), to: title(change.to) }
    : { question, option: title(change.option) };
}

const Part = styled('div')({
  marginTop: 16,
  paddingTop: 16,
  borderTop: `1px solid ${color.lineRule}`,
  '& ul': { marginTop: 4, paddingInlineStart: 20, listStyle: 'disc', fontWeight: 620 },
});
