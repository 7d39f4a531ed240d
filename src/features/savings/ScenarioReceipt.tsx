import type { FormattedSide } from '#domain/savings/formatReport.ts';
import savingsTexts from '#schemas/texts/savings.json';
import { useTexts } from '#src/texts/texts.ts';
import { printed } from '#src/theme/print.ts';
import { styled } from '#src/theme/styled.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { ReceiptRow, ReceiptRows } from '#src/ui/ReceiptRows.tsx';

type ScenarioReceiptProps = { title: string; side: FormattedSide; position: 1 | 2 };

export function ScenarioReceipt({ title, side, position }: ScenarioReceiptProps) {
  const text = useTexts(savingsTexts);
  return (
    <Root title={title} figureLabel={text('report.perMonth')} figure={side.total} data-position={position}>
      <ReceiptRows>
        <ReceiptRow label={text('report.rate')}>{side.rate}</ReceiptRow>
        <ReceiptRow label={text('report.fee')}>{side.fee}</ReceiptRow>
        {side.effective !== undefined && <ReceiptRow label={text('report.effective')}>{side.effective}</ReceiptRow>}
        <ReceiptRow label={text('report.processing')}>{side.processing}</ReceiptRow>
        <ReceiptRow label={text('report.pos')}>{side.pos}</ReceiptRow>
        <ReceiptRow label={text('report.perYear')}>{side.perYear}</ReceiptRow>
      </ReceiptRows>
    </Root>
  );
}

const Root = styled(Receipt)<{ 'data-position': number }>({
  '&[data-position="1"]': printed(1),
  '&[data-position="2"]': printed(2),
});
