import { keyframes } from '@emotion/react';
import { styled } from '#src/theme/styled.tsx';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** The text beside it says what is running. */
export const Spinner = styled('span')({
  flex: 'none',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: '2.5px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
});
