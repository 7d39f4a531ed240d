import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import tokens from '#src/theme/tokens.json';

const { max, gutter } = tokens.container;

export const PageContainer = styled('div')({
  width: '100%',
  maxWidth: max + 2 * gutter.md,
  marginInline: 'auto',
  paddingInline: gutter.xs,
  [from.small]: { paddingInline: gutter.sm },
  [from.medium]: { paddingInline: gutter.md },
});
