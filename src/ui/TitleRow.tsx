import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';

/** The title of a page for signed-in users, with its buttons beside it where there is room. */
export const TitleRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 24,
  '& h1': { ...type('h2'), overflowWrap: 'anywhere' },
});
