import listingTexts from '#schemas/texts/listing.json';
import { useTexts } from '#src/texts/texts.ts';
import { Receipt } from '#src/ui/Receipt.tsx';
import { ReceiptRow, ReceiptRows } from '#src/ui/ReceiptRows.tsx';

export function ListingReceipt() {
  const text = useTexts(listingTexts);
  return (
    <Receipt paper="rose" title={text('next.title')} figure={text('next.figure')}>
      <ReceiptRows>
        <ReceiptRow label={text('next.send')}>{text('next.sendTime')}</ReceiptRow>
        <ReceiptRow label={text('next.review')}>{text('next.reviewTime')}</ReceiptRow>
        <ReceiptRow label={text('next.answer')}>{text('next.answerTime')}</ReceiptRow>
      </ReceiptRows>
    </Receipt>
  );
}
