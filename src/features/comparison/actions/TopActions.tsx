import comparisonTexts from '#schemas/texts/comparison.json';
import { useTexts } from '#src/texts/texts.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FreeQuoteButton } from './FreeQuoteButton.tsx';
import { useResultActions } from './resultActions.ts';

export function TopActions() {
  const text = useTexts(comparisonTexts);
  const actions = useResultActions();
  if (!actions) return null;
  return (
    <Row>
      <FreeQuoteButton size="large">{text('actions.freeQuote')}</FreeQuoteButton>
      <Button look="secondary" size="large" onClick={actions.scheduleCall}>
        {text('actions.schedule')}
      </Button>
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
