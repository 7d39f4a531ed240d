import commonTexts from '#schemas/texts/common.json';
import quoteTexts from '#schemas/texts/quote.json';
import { useTexts } from '#src/texts/texts.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import type { SystemQuoteFlow } from './useQuotes.ts';

export function QuoteSubmitted({ flow: [snapshot, actor] }: { flow: SystemQuoteFlow }) {
  const text = useTexts(quoteTexts);
  const common = useTexts(commonTexts);
  const name = snapshot.context.system?.name ?? '';
  return (
    <DialogFrame
      open={snapshot.matches('confirming')}
      size="small"
      drawing={<Icon name="seal-check" weight="duotone" />}
      title={text('submitted.title')}
      intro={text('submitted.system', { name })}
      closeLabel={common('close')}
      onClose={() => actor.send({ type: 'confirmation.dismissed' })}
    />
  );
}
