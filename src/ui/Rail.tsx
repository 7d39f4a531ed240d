import { styled } from '#src/theme/styled.tsx';

export const Rail = styled('div')({
  position: 'relative',
  zIndex: 1,
  height: 14,
  marginBottom: -10,
  borderRadius: 7,
  background: 'linear-gradient(#EEF2F0,#B5C1BB 45%,#D7DFDA 55%,#7F8F88)',
  '@media (prefers-color-scheme: dark)': { background: 'linear-gradient(#4A6156,#31513F 45%,#3E5C50 55%,#1B352B)' },
});
