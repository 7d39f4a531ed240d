import { keyframes } from '@emotion/react';
import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { color } from '#src/theme/color.ts';
import { MuiTheme } from '#src/theme/MuiTheme.tsx';
import { below, radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import tokens from '#src/theme/tokens.json';
import { type } from '#src/theme/type.ts';
import { IconButton } from './IconButton.tsx';
import { Icon } from './icons/Icon.tsx';

type DialogFrameProps = {
  open: boolean;
  title: ReactNode;
  intro?: ReactNode;
  closeLabel: string;
  /** Called for the cross, Escape or a click outside; none works while `locked`. */
  onClose: () => void;
  locked?: boolean;
  size?: 'small' | 'medium';
  /** Makes it a message with a drawing, and without a form. */
  drawing?: ReactNode;
  /** The row of buttons at the bottom, which stays in view. */
  actions?: ReactNode;
  children?: ReactNode;
};

/**
 * A card on wide screens, a sheet from the bottom on phones. The focus starts at the first field, or at a message's
 * heading, also when a dialog turns into a message.
 */
export function DialogFrame(props: DialogFrameProps) {
  const {
    open,
    title,
    intro,
    closeLabel,
    onClose,
    locked = false,
    size = 'medium',
    drawing,
    actions,
    children,
  } = props;
  const titleId = useId();
  return (
    <MuiTheme>
      <Frame
        open={open}
        aria-labelledby={titleId}
        data-size={size}
        onClose={() => {
          if (!locked) onClose();
        }}
        slotProps={{ transition: { appear: true, onEntered: (element: HTMLElement) => focusFirst(element) } }}
      >
        {drawing ? (
          <Message>
            {drawing}
            <h2 id={titleId} tabIndex={-1} ref={focus}>
              {title}
            </h2>
            {intro && <p>{intro}</p>}
          </Message>
        ) : (
          <Head>
            <div>
              <h2 id={titleId} tabIndex={-1}>
                {title}
              </h2>
              {intro && <p>{intro}</p>}
            </div>
            <IconButton type="button" aria-label={closeLabel} disabled={locked} onClick={onClose}>
              <Icon name="x" weight="bold" />
            </IconButton>
          </Head>
        )}
        {children && <Body>{children}</Body>}
        {actions && <Actions>{actions}</Actions>}
      </Frame>
    </MuiTheme>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

const CONTROLS = 'input, textarea, select, button, a, [contenteditable]';

/**
 * A dialog without a form starts at its heading, which is read first. If a visitor has moved to a control while the
 * dialog was still opening, the focus stays there: Enter on Cancel must not reach the form.
 */
function focusFirst(dialog: HTMLElement): void {
  if (dialog.contains(document.activeElement) && document.activeElement?.matches(CONTROLS)) return;
  const field = dialog.querySelector<HTMLElement>('input:not(:disabled), textarea:not(:disabled), select');
  (field ?? dialog.querySelector<HTMLElement>('h2[tabindex]'))?.focus();
}

const { duration, easing } = tokens.motion;
const rise = keyframes({ from: { transform: 'translateY(8px)' }, to: { transform: 'none' } });
const slideUp = keyframes({ from: { transform: 'translateY(48px)' }, to: { transform: 'none' } });

const Frame = styled(Dialog)({
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: 780,
    maxHeight: 'calc(100% - 64px)',
    margin: 20,
    padding: 0,
    backgroundColor: color.bgPaper,
    backgroundImage: 'none',
    color: color.textPrimary,
    animation: `${rise} ${duration.fast}ms ${easing.enter}`,
  },
  '&[data-size=small] .MuiDialog-paper': { maxWidth: 460 },
  [below.small]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      maxWidth: '100% !important',
      maxHeight: 'calc(100% - 24px)',
      margin: 0,
      borderRadius: `${radii.dialog}px ${radii.dialog}px 0 0`,
      animationName: slideUp,
    },
  },
});

const gutter = 'clamp(20px, 4vw, 32px)';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  padding: `24px ${gutter} 16px`,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& h2': type('h3'),
  '& h2:focus-visible': { outline: 'none' },
  '& p': { marginTop: 6, color: color.textSecondary },
  '& > button': { marginBlockStart: -6, marginInlineEnd: -12 },
  '& > button:disabled': { opacity: 0.4, cursor: 'not-allowed' },
});

const stamp = keyframes({ from: { transform: 'scale(.8)', opacity: 0 }, to: { transform: 'none', opacity: 1 } });

const Message = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: `44px ${gutter} 40px`,
  textAlign: 'center',
  '& svg': { width: 72, height: 72, color: color.textBrand, animation: `${stamp} ${duration.base}ms ${easing.enter}` },
  '& h2': type('h3'),
  '& h2:focus-visible': { outline: 'none' },
  '& p': { color: color.textSecondary },
});

const Body = styled('div')({ padding: `0 ${gutter} 28px`, overflowWrap: 'anywhere' });

const Actions = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  padding: `15px ${gutter} 24px`,
  borderTop: `1px solid ${color.lineDivider}`,
  backgroundColor: color.bgPaper,
  [below.small]: { padding: `13px ${gutter} 15px`, '& > *': { flex: 1 } },
  // When zoomed in, a sticky row would leave no room for the content (F-14).
  '@media (max-height:400px)': { position: 'static' },
});
