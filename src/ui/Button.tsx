import { keyframes } from '@emotion/react';
import type { ComponentProps } from 'react';
import { type ButtonLook, type ButtonSize, buttonStyle } from '#src/theme/buttonStyle.ts';
import { styled } from '#src/theme/styled.tsx';

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Something that this button started is running; the button keeps its width and text. */
  busy?: boolean;
};

/** A button without the code of MUI's ripples. */
export function Button({ look = 'primary', size = 'medium', busy = false, children, ...button }: ButtonProps) {
  return (
    <Root type="button" {...button} ownerState={{ look, size }} aria-busy={busy}>
      {children}
    </Root>
  );
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Root = styled('button')<{ ownerState: { look: ButtonLook; size: ButtonSize } }>(
  ({ ownerState: { look, size } }) => ({
    ...buttonStyle(look, size),
    position: 'relative',
    '&[aria-busy=true]': { cursor: 'progress' },
    // Not an element, so that nothing is added or removed beside words that a translator may have wrapped in its own
    // elements. It is in the padding and moves nothing.
    '&[aria-busy=true]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 5,
      width: 16,
      height: 16,
      borderRadius: '50%',
      border: '2.5px solid currentColor',
      borderInlineEndColor: 'transparent',
      animation: `${turn} 800ms linear infinite`,
    },
  }),
);
