import { styled } from '#src/theme/styled.tsx';

export const TillSlot = styled('div')({
  position: 'relative',
  height: 16,
  margin: '0 6%',
  borderRadius: 8,
  backgroundColor: '#06201A',
  boxShadow: '0 0 0 6px #0C3D2F',
});
