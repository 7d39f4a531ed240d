import comparisonTexts from '#schemas/texts/comparison.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { printed } from '#src/theme/print.ts';
import { styled } from '#src/theme/styled.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Receipt, ReceiptFigure } from '#src/ui/Receipt.tsx';
import { useResultActions } from '../actions/resultActions.ts';
import { SystemQuoteButton } from '../actions/SystemQuoteButton.tsx';
import { CardHead, VendorHead } from './CardHead.tsx';
import { ProsAndCons } from './ProsAndCons.tsx';
import type { Recommendation } from './recommendation.ts';

type RunnerUpCardProps = { recommendation: Recommendation; rank: 2 | 3 };

export function RunnerUpCard({ recommendation, rank }: RunnerUpCardProps) {
  const text = useTexts(comparisonTexts);
  const canAct = useResultActions() !== undefined;
  return (
    <Root element="article" data-rank={rank}>
      <CardHead>
        <Badge>{text(`rank.${rank}.badge`)}</Badge>
        <ReceiptFigure>{text(`rank.${rank}.number`)}</ReceiptFigure>
      </CardHead>
      <VendorHead vendor={recommendation.vendor} size="medium" />
      <Description>{firstSentence(recommendation.vendor.description)}</Description>
      <ProsAndCons recommendation={recommendation} />
      {canAct && (
        <Action>
          <SystemQuoteButton system={recommendation.vendor} />
        </Action>
      )}
    </Root>
  );
}

function firstSentence(description: string): string {
  return /^.+?(?:[.!?](?=\s|$)|。)/s.exec(description)?.[0] ?? description;
}

const Root = styled(Receipt)({
  ...printed(1),
  '&[data-rank="3"]': printed(2),
  '& .receipt-paper': { padding: '32px 22px 40px' },
});

const Description = styled('p')({
  margin: '16px 0 14px',
  paddingTop: 14,
  borderTop: `1px solid ${color.lineRule}`,
  color: color.textSecondary,
  fontSize: '.9688rem',
});

const Action = styled('div')({ display: 'grid', marginTop: 22, '@media print': { display: 'none' } });
