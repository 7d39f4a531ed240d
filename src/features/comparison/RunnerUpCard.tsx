import { styled } from '@mui/material/styles';
import type { Answers } from '#domain/questionFlow.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { printed } from '#src/theme/print.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { CheckFigure, GuestCheck } from '#src/ui/GuestCheck.tsx';
import { useResultActions } from './actions/resultActions.ts';
import { SystemQuoteButton } from './actions/SystemQuoteButton.tsx';
import { CardHead, VendorHead } from './CardHead.tsx';
import { ProsAndCons } from './ProsAndCons.tsx';
import type { Recommendation } from './recommendation.ts';

type RunnerUpCardProps = { recommendation: Recommendation; answers: Answers; rank: number };

/** The second or third choice: shorter, and with what is less good about it. */
export function RunnerUpCard({ recommendation, answers, rank }: RunnerUpCardProps) {
  const text = useTexts('comparison');
  const canAct = useResultActions() !== undefined;
  return (
    <Check element="article" data-rank={rank}>
      <CardHead>
        <Badge>{text(`rank.${rank}.badge`)}</Badge>
        <CheckFigure>{text(`rank.${rank}.number`)}</CheckFigure>
      </CardHead>
      <VendorHead vendor={recommendation.vendor} size="medium" />
      <Description>{firstSentence(recommendation.vendor.description)}</Description>
      <ProsAndCons recommendation={recommendation} answers={answers} />
      {canAct && (
        <Action>
          <SystemQuoteButton system={recommendation.vendor} />
        </Action>
      )}
    </Check>
  );
}

function firstSentence(description: string): string {
  return /^.+?(?:[.!?](?=\s|$)|。)/s.exec(description)?.[0] ?? description;
}

const Check = styled(GuestCheck)({
  ...printed(1),
  '&[data-rank="3"]': printed(2),
  '& .check-paper': { padding: '32px 22px 40px' },
});

const Description = styled('p')({
  margin: '16px 0 14px',
  paddingTop: 14,
  borderTop: `1px solid ${color.lineRule}`,
  color: color.textSecondary,
  fontSize: '.9688rem',
});

const Action = styled('div')({ display: 'grid', marginTop: 22, '@media print': { display: 'none' } });
