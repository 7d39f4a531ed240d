import { color } from '#src/theme/color.ts';
import { atLeast, radii, under } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { visuallyHidden } from './VisuallyHidden.tsx';

const line = `1px solid ${color.lineDivider}`;

/**
 * A table on wide screens, a card for each row on phones. Cells have a `data-label`; a cell of buttons has
 * `data-actions`.
 */
export const CardTable = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '.9375rem',
  lineHeight: 1.35,
  '& th, & td': { textAlign: 'start', overflowWrap: 'anywhere' },
  '& [data-delete]': { color: color.statusError },
  [atLeast(800)]: {
    border: line,
    borderRadius: radii.card,
    overflow: 'hidden',
    backgroundColor: color.bgPaper,
    '& th, & td': { padding: '12px 16px', borderBottom: line },
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
    '& thead th': { backgroundColor: color.bgSubtle, fontSize: '.8125rem', fontWeight: 650 },
    '& tbody th': { maxWidth: 340, fontWeight: 650 },
    '& [data-actions]': { paddingBlock: 4, whiteSpace: 'nowrap' },
  },
  [under(800)]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': {
      marginBottom: 12,
      padding: '14px 16px 10px',
      borderRadius: radii.card,
      backgroundColor: color.bgPaper,
      boxShadow: `inset 0 0 0 1px ${color.lineDivider}`,
    },
    '& tbody th': { ...type('h3'), fontSize: '1.0625rem', marginBottom: 6 },
    '& td:not([data-actions])': {
      display: 'grid',
      gridTemplateColumns: '108px minmax(0, 1fr)',
      justifyItems: 'start',
      alignItems: 'center',
      gap: 12,
      padding: '4px 0',
    },
    '& td:not([data-actions])::before': {
      content: 'attr(data-label)',
      fontSize: '.875rem',
      color: color.textSecondary,
    },
    '& [data-actions]': {
      display: 'flex',
      justifyContent: 'flex-end',
      marginTop: 8,
      paddingTop: 4,
      borderTop: line,
    },
  },
});
