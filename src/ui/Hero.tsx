import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { PageContainer } from './PageContainer.tsx';

/** The top of a start page: `<HeroGround><HeroColumns>words, picture</HeroColumns></HeroGround>`. */
export const HeroGround = styled('section')({
  overflow: 'hidden',
  paddingBlock: 'clamp(20px, 3vw, 44px) clamp(48px, 6vw, 88px)',
  backgroundColor: color.bgTint,
});

export const HeroColumns = styled(PageContainer)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
    gap: 'clamp(32px, 5vw, 72px)',
    alignItems: 'center',
  },
});
