import { styled } from '@mui/material/styles';
import type { FormattedSide } from '#domain/savings/formatReport.ts';
import savingsTexts from '#schemas/texts/savings.json';
import { useTexts } from '#src/texts/texts.ts';
import { printed } from '#src/theme/print.ts';
import { Receipt } from '#src/ui/Receipt.tsx';
import { ReceiptRows } from '#src/ui/ReceiptRows.tsx';

type ScenarioReceiptProps = { title: string; side: FormattedSide; position: 1 | 2 };

export function ScenarioReceipt({ title, side, position }: ScenarioReceiptProps) {
  const text = useTexts(savingsTexts);
  return (
    <Root title={title} figureLabel={text('report.perMonth')} figure={side.total} data-position={position}>
      <ReceiptRows>
        <div>
          <dt>{text('report.rate')}</dt>
          <dd>{side.rate}</dd>
        </div>
        <div>
          <dt>{text('report.fee')}</dt>
          <dd>{side.fee}</dd>
        </div>
        {side.effective !== undefined && (
          <div>
            <dt>{text('report.effective')}</dt>
            <dd>{side.effective}</dd>
          </div>
        )}
        <div>
          <dt>{text('report.processing')}</dt>
          <dd>{side.processing}</dd>
        </div>
        <div>
          <dt>{text('report.pos')}</dt>
          <dd>{side.pos}</dd>
        </div>
        <div>
          <dt>{text('report.perYear')}</dt>
          <dd>{side.perYear}</dd>
        </div>
      </ReceiptRows>
    </Root>
  );
}

const Root = styled(Receipt)<{ 'data-position': number }>({
  '&[data-position="1"]': printed(1),
  '&[data-position="2"]': printed(2),
});
