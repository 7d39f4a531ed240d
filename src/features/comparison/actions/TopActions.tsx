import { styled } from '@mui/material/styles';
import { useTexts } from '#src/texts/texts.ts';
import { from } from '#src/theme/shape.ts';
import { TillKey } from '#src/ui/TillKey.tsx';
import '../comparisonTexts.ts';
import { FreeQuoteKey } from './FreeQuoteKey.tsx';
import { useResultActions } from './resultActions.ts';

/** What to do about the first choice: its price, or somebody to talk to. */
export function TopActions() {
  const text = useTexts('comparison');
  const actions = useResultActions();
  if (!actions) return null;
  return (
    <Row>
      <FreeQuoteKey size="large">{text('actions.freeQuote')}</FreeQuoteKey>
      <TillKey look="secondary" size="large" onClick={actions.scheduleCall}>
        {text('actions.schedule')}
      </TillKey>
    </Row>
  );
}

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  marginTop: 26,
  '@media print': { display: 'none' },
  [from.small]: { gridTemplateColumns: '1fr 1fr' },
});
