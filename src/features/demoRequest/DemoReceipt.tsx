import demoRequestTexts from '#schemas/texts/demo-request.json';
import { useTexts } from '#src/texts/texts.ts';
import { Receipt } from '#src/ui/Receipt.tsx';
import { ReceiptRow, ReceiptRows } from '#src/ui/ReceiptRows.tsx';

export function DemoReceipt() {
  const text = useTexts(demoRequestTexts);
  return (
    <Receipt title={text('demo.title')} figure={text('demo.figure')}>
      <ReceiptRows>
        <ReceiptRow label={text('demo.menu')}>{text('demo.menuTime')}</ReceiptRow>
        <ReceiptRow label={text('demo.rush')}>{text('demo.rushTime')}</ReceiptRow>
        <ReceiptRow label={text('demo.price')}>{text('demo.priceTime')}</ReceiptRow>
      </ReceiptRows>
    </Receipt>
  );
}
