import { styled } from '@mui/material/styles';
import type { SpelledSide } from '#domain/savings/spelled.ts';
import { useTexts } from '#src/texts/texts.ts';
import { printed } from '#src/theme/print.ts';
import { CheckRows } from '#src/ui/CheckRows.tsx';
import { GuestCheck } from '#src/ui/GuestCheck.tsx';

type ScenarioCheckProps = { title: string; side: SpelledSide; position: 1 | 2 };

/** What is paid, or could be, line by line. */
export function ScenarioCheck({ title, side, position }: ScenarioCheckProps) {
  const text = useTexts('savings');
  return (
    <Check title={title} figureLabel={text('report.perMonth')} figure={side.total} data-position={position}>
      <CheckRows>
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
      </CheckRows>
    </Check>
  );
}

const Check = styled(GuestCheck)<{ 'data-position': number }>({
  '&[data-position="1"]': printed(1),
  '&[data-position="2"]': printed(2),
});
