import comparisonTexts from '#schemas/texts/comparison.json';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { FreeQuoteButton } from './FreeQuoteButton.tsx';
import { useResultActions } from './resultActions.ts';

export function ClosingActions() {
  const text = useTexts(comparisonTexts);
  const actions = useResultActions();
  if (!actions) return null;
  return (
    <>
      <FreeQuoteButton look="accent" size="large">
        {text('actions.freeQuote')}
      </FreeQuoteButton>
      <Button look="secondary" size="large" onClick={actions.scheduleCall}>
        {text('actions.freeCall')}
      </Button>
    </>
  );
}
