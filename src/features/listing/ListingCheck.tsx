import { useTexts } from '#src/texts/texts.ts';
import { CheckRows } from '#src/ui/CheckRows.tsx';
import { GuestCheck } from '#src/ui/GuestCheck.tsx';

/** What a vendor may expect once the form is sent. */
export function ListingCheck() {
  const text = useTexts('listing');
  return (
    <GuestCheck paper="rose" title={text('next.title')} figure={text('next.figure')}>
      <CheckRows>
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
      </CheckRows>
    </GuestCheck>
  );
}
