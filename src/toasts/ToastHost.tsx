import Snackbar from '@mui/material/Snackbar';
import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import commonTexts from '#schemas/texts/common.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { MuiTheme } from '#src/theme/MuiTheme.tsx';
import { below, from, radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { type ShownToast, toasts as store } from './toastStore.ts';

/** How long a success is shown, in milliseconds; a failure stays until it is closed. */
const SUCCESS_SHOWN_FOR = 6000;

/** The newest toast, below the bars at the top, whose buttons it does not cover. Loaded with the first toast. */
export function ToastHost({ toasts }: { toasts: readonly ShownToast[] }) {
  const text = useTexts(commonTexts);
  const toast = toasts.at(-1);
  if (!toast) return null;
  const isError = toast.severity === 'error';
  const close = () => store.dismiss(toast.id);
  // Outside the app's root, which is hidden from screen readers while a dialog is open.
  return createPortal(
    <MuiTheme key={toast.id}>
      <BelowBars
        open
        data-severity={toast.severity}
        autoHideDuration={isError ? null : SUCCESS_SHOWN_FOR}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') close();
        }}
      >
        <Paper data-severity={toast.severity} role={isError ? 'alert' : 'status'}>
          {isError ? <Icon name="warning-octagon" weight="fill" /> : <Icon name="check-circle" weight="fill" />}
          <p>
            <b>{toast.title}</b>
            <span>{toast.body}</span>
          </p>
          <IconButton type="button" aria-label={text('toast.dismiss')} onClick={close}>
            <Icon name="x" weight="bold" />
          </IconButton>
        </Paper>
      </BelowBars>
    </MuiTheme>,
    document.body,
  );
}

/**
 * Below the header and any bar that follows it. On a phone a page has its heading there, so a success, which can wait,
 * appears at the bottom instead; a refusal stays clear of a dialog's buttons.
 */
const BelowBars = styled(Snackbar)({
  '&&': { top: 64 + 12, [from.medium]: { top: 72 + 12 } },
  'body:has([data-bar]) &&': { top: 64 + 60 + 12, [from.medium]: { top: 72 + 56 + 12 } },
  [below.small]: {
    '&&&&[data-severity=success]': { top: 'auto', bottom: 12 },
    'body:has([data-bottom-bar]) &&&&[data-severity=success]': { bottom: 72 + 12 },
  },
});

type PaperProps = ComponentProps<typeof Card> & { direction?: string };

/** Snackbar passes its child a direction, which is not a DOM attribute. */
const Paper = ({ direction: _, ...card }: PaperProps) => <Card {...card} />;

const Card = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 14,
  width: '100%',
  maxWidth: 400,
  paddingBlock: 16,
  paddingInline: '18px 8px',
  borderRadius: radii.card,
  backgroundColor: color.bgInverse,
  color: color.textInverse,
  boxShadow: color.shadowDialog,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  // A server's message may be of any length: it wraps anywhere and scrolls, also with the keys while its button has the
  // focus.
  maxHeight: '45vh',
  overflowY: 'auto',
  '& p': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: 700 },
  '& > svg': { flex: 'none', fontSize: '1.25rem', marginTop: 1, color: color.textInverseMuted },
  '& button': { position: 'sticky', top: -8, marginBlock: -8, marginInlineStart: 'auto' },
  '& button:hover': { backgroundColor: 'rgba(255, 255, 255, .12)' },
  '& button:focus-visible': { outlineColor: color.focusRingOnDark },
  '&[data-severity=error]': { backgroundColor: '#A02511', color: '#fff' },
  '&[data-severity=error] > svg': { color: 'inherit' },
});
