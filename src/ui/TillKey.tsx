import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { type KeyLook, type KeySize, tillKey } from '#src/theme/tillKey.ts';

type TillKeyProps = ComponentProps<'button'> & {
  look?: KeyLook;
  size?: KeySize;
  /** Something this key started is running; the key keeps its width and its words. */
  busy?: boolean;
};

/** The plain button of the first screen, without what MUI's carries for ripples. */
export function TillKey({ look = 'primary', size = 'medium', busy = false, children, ...button }: TillKeyProps) {
  return (
    <Key type="button" {...button} ownerState={{ look, size }} aria-busy={busy}>
      {busy && <Spinner aria-hidden />}
      {children}
    </Key>
  );
}

const Key = styled('button')<{ ownerState: { look: KeyLook; size: KeySize } }>(({ ownerState: { look, size } }) => ({
  ...tillKey(look, size),
  position: 'relative',
  '&[aria-busy=true]': { cursor: 'progress' },
}));

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Stands in the padding, so that it moves nothing. */
const Spinner = styled('span')({
  position: 'absolute',
  left: 5,
  width: 16,
  height: 16,
  borderRadius: '50%',
  border: '2.5px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
});
