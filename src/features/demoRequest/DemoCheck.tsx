import { useTexts } from '#src/texts/texts.ts';
import { CheckRows } from '#src/ui/CheckRows.tsx';
import { GuestCheck } from '#src/ui/GuestCheck.tsx';

/** What a demo consists of. */
export function DemoCheck() {
  const text = useTexts('demo-request');
  return (
    <GuestCheck title={text('demo.title')} figure={text('demo.figure')}>
      <CheckRows>
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
      </CheckRows>
    </GuestCheck>
  );
}
