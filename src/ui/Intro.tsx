import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';

export const Intro = styled('p')({
  ...type('lead'),
  maxWidth: '62ch',
  color: color.textSecondary,
  textWrap: 'pretty',
});

export const Caption = styled('p')({ ...type('caption'), color: color.textSecondary });
