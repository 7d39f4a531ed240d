import listingTexts from '#schemas/texts/listing.json';
import { useTexts } from '#src/texts/texts.ts';
import { Receipt } from '#src/ui/Receipt.tsx';
import { ReceiptRows } from '#src/ui/ReceiptRows.tsx';

export function ListingReceipt() {
  const text = useTexts(listingTexts);
  return (
    <Receipt paper="rose" title={text('next.title')} figure={text('next.figure')}>
      <ReceiptRows>
        <div>
          <dt>{text('next.send')}</dt>
          <dd>{text('next.sendTime')}</dd>
        </div>
        <div>
          <dt>{text('next.review')}</dt>
          <dd>{text('next.reviewTime')}</dd>
        </div>
        <div>
          <dt>{text('next.answer')}</dt>
          <dd>{text('next.answerTime')}</dd>
        </div>
      </ReceiptRows>
    </Receipt>
  );
}
