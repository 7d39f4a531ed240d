import { color } from '#src/theme/color.ts';
import { headerRow, over } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';

export const HeaderGround = styled('header')({
  transition: over('background-color', 'box-shadow'),
  '&[data-solid=true]': { backgroundColor: color.bgPaper, boxShadow: color.shadowSticky },
});

export const HeaderRow = styled(PageContainer)({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  ...headerRow,
});

export const HeaderActions = styled('div')({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
});
