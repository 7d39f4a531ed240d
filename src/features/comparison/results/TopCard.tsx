import comparisonTexts from '#schemas/texts/comparison.json';
import { useTexts } from '#src/texts/texts.ts';
import { printed } from '#src/theme/print.ts';
import { styled } from '#src/theme/styled.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Receipt, ReceiptFigure } from '#src/ui/Receipt.tsx';
import { TopActions } from '../actions/TopActions.tsx';
import { CardHead, VendorHead } from './CardHead.tsx';
import { ReasonList } from './ReasonList.tsx';
import { reasonsOf } from './reasons.ts';
import type { Recommendation } from './recommendation.ts';

export function TopCard({ recommendation: { vendor, points } }: { recommendation: Recommendation }) {
  const text = useTexts(comparisonTexts);
  return (
    <Root element="article">
      <CardHead>
        <Badge tone="top">
          <Icon name="seal-check" weight="fill" />
          <span>{text('rank.1.badge')}</span>
        </Badge>
        <ReceiptFigure>{text('rank.1.number')}</ReceiptFigure>
      </CardHead>
      <VendorHead vendor={vendor} size="large" />
      <ReasonList reasons={reasonsOf(points)} />
      <TopActions />
    </Root>
  );
}

const Root = styled(Receipt)({
  ...printed(),
  '& .receipt-paper': { padding: '36px clamp(20px, 3vw, 36px) 48px' },
});
