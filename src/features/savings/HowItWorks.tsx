import commonTexts from '#schemas/texts/common.json';
import savingsTexts from '#schemas/texts/savings.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { MethodNotes } from './MethodNotes.tsx';
import { SavingsSteps } from './SavingsSteps.tsx';

type HowItWorksProps = { open: boolean; onClose: () => void };

/** The method of the calculator, and its assumptions. */
export function HowItWorks({ open, onClose }: HowItWorksProps) {
  const text = useTexts(savingsTexts);
  const common = useTexts(commonTexts);
  return (
    <DialogFrame
      open={open}
      title={text('how.title')}
      intro={text('how.introduction')}
      closeLabel={common('close')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <Stack>
        <SavingsSteps heading="h3" />
        <p>{text('how.privacy')}</p>
        <Disclosure summary={<span>{text('method.title')}</span>}>
          <MethodNotes />
        </Disclosure>
      </Stack>
    </DialogFrame>
  );
}

const Stack = styled('div')({
  display: 'grid',
  gap: 20,
  '& ol': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14, padding: 0 },
  '& > p': { color: color.textSecondary },
});
