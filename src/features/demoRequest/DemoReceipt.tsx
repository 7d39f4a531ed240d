import demoRequestTexts from '#schemas/texts/demo-request.json';
import { useTexts } from '#src/texts/texts.ts';
import { Receipt } from '#src/ui/Receipt.tsx';
import { ReceiptRows } from '#src/ui/ReceiptRows.tsx';

export function DemoReceipt() {
  const text = useTexts(demoRequestTexts);
  return (
    <Receipt title={text('demo.title')} figure={text('demo.figure')}>
      <ReceiptRows>
        <div>
          <dt>{text('demo.menu')}</dt>
          <dd>{text('demo.menuTime')}</dd>
        </div>
        <div>
          <dt>{text('demo.rush')}</dt>
          <dd>{text('demo.rushTime')}</dd>
        </div>
        <div>
          <dt>{text('demo.price')}</dt>
          <dd>{text('demo.priceTime')}</dd>
        </div>
      </ReceiptRows>
    </Receipt>
  );
}
