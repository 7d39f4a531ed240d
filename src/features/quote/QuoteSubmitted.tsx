import { keyframes } from '@emotion/react';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { type } from '#src/theme/type.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import './quoteTexts.ts';

type QuoteSubmittedProps = {
  open?: boolean;
  /** The system the quote is for, when it is one alone. */
  systemName?: string | undefined;
  /** Left out while it goes away by itself in a moment and nothing can be done. */
  onClose?: (() => void) | undefined;
};

/** Says that the request has arrived. */
export function QuoteSubmitted({ open = true, systemName, onClose }: QuoteSubmittedProps) {
  const text = useTexts('quote');
  const titleId = useId();
  return (
    <Frame
      open={open}
      aria-labelledby={titleId}
      {...(onClose && { onClose })}
      slotProps={{ transition: { onEntered: (dialog: HTMLElement) => dialog.querySelector('h2')?.focus() } }}
    >
      <Icon name="seal-check" weight="duotone" />
      <h2 id={titleId} tabIndex={-1}>
        {text('submitted.title')}
      </h2>
      <p>{text('submitted.text')}</p>
      {systemName && <p>{text('submitted.system', { name: systemName })}</p>}
    </Frame>
  );
}

const stamp = keyframes({ from: { transform: 'scale(.8)', opacity: 0 }, to: { transform: 'none', opacity: 1 } });

const Frame = styled(Dialog)({
  '& .MuiDialog-paper': {
    display: 'grid',
    justifyItems: 'center',
    gap: 12,
    width: '100%',
    maxWidth: 440,
    margin: 20,
    padding: '44px 28px 40px',
    backgroundColor: color.bgPaper,
    backgroundImage: 'none',
    textAlign: 'center',
  },
  '& svg': { width: 72, height: 72, color: color.textBrand, animation: `${stamp} 220ms` },
  '& h2': type('h3'),
  '& h2:focus-visible': { outline: 'none' },
  '& p': { color: color.textSecondary },
});
