import quizTexts from '#schemas/texts/quiz.json';
import savingsTexts from '#schemas/texts/savings.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { PrintingTill } from '#src/ui/PrintingTill.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

/** Shown while the answers are being sent (spec 2: step 6/8). */
export function SavingsLoading({ companyName }: { companyName: string | undefined }) {
  const text = useTexts(savingsTexts);
  const quizText = useTexts(quizTexts);
  return (
    <PrintingTill
      title={text('loading.heading')}
      receipt={
        <Receipt title={companyName ?? quizText('processing.yours')}>
          <Line>
            <Spinner />
            <span className="step">{text('loading.step')}</span>
          </Line>
        </Receipt>
      }
    >
      <p>{text('loading.text')}</p>
    </PrintingTill>
  );
}

const Line = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 50,
  borderTop: `1px solid ${color.lineRule}`,
  fontWeight: 700,
  '& > span:not(.step)': { color: color.textBrand },
});
