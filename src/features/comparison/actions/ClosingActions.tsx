import { useTexts } from '#src/texts/texts.ts';
import { TillKey } from '#src/ui/TillKey.tsx';
import '../comparisonTexts.ts';
import { FreeQuoteKey } from './FreeQuoteKey.tsx';
import { useResultActions } from './resultActions.ts';

/** The last two ways on, on dark ground: a price, or 15 minutes with a person (spec 2). */
export function ClosingActions() {
  const text = useTexts('comparison');
  const actions = useResultActions();
  if (!actions) return null;
  return (
    <>
      <FreeQuoteKey look="accent" size="large">
        {text('actions.freeQuote')}
      </FreeQuoteKey>
      <TillKey look="secondary" size="large" onClick={actions.scheduleCall}>
        {text('actions.freeCall')}
      </TillKey>
    </>
  );
}
