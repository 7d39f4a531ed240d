import savingsTexts from '#schemas/texts/savings.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily, type } from '#src/theme/type.ts';

const STEPS = ['pick', 'answer', 'report'] as const;

export function SavingsSteps({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const text = useTexts(savingsTexts);
  return (
    <List>
      {STEPS.map((step, index) => (
        <li key={step}>
          <span aria-hidden>{index + 1}</span>
          <div>
            <Heading>{text(`landing.steps.${step}.title`)}</Heading>
            <p>{text(`landing.steps.${step}.text`)}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled('ol')({
  display: 'grid',
  gap: 20,
  '& li': { display: 'flex', gap: 16 },
  '& li > span': { minWidth: 26, font: `800 1.75rem/1.1 ${fontFamily.display}`, color: color.textSerial },
  '& :is(h2, h3)': type('h4'),
  '& p': { color: color.textSecondary },
  [from.medium]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 32, paddingInline: 24 },
});
