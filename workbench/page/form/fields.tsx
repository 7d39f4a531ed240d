import type { CSSObject } from '@emotion/react';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { inputStyle } from '#src/ui/TextInput.tsx';

/** The site's inputs, as small as a page of many needs them. */
export const smallInput: CSSObject = { ...inputStyle, minHeight: 38, padding: '4px 10px', font: 'inherit' };

export const Input = styled('input')(smallInput);
export const Choice = styled('select')(smallInput);
export const Area = styled('textarea')({ ...smallInput, minHeight: 60, resize: 'vertical' });

export const Part = styled('section')({
  padding: '14px 0',
  borderTop: `1px solid ${color.lineDivider}`,
  '& h2': { margin: '0 0 8px', fontSize: '1rem' },
  '& p': { margin: '4px 0 8px', fontSize: '.875rem', color: color.textSecondary },
});

export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });

export const Label = styled('label')({
  display: 'grid',
  gap: 4,
  fontSize: '.875rem',
  fontWeight: 620,
  '& input, & select, & textarea': { fontWeight: 400 },
});

export const Ticks = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  margin: 0,
  padding: '8px 10px',
  border: `1px solid ${color.lineDivider}`,
  borderRadius: radii.control,
  '& legend': { fontSize: '.8125rem', color: color.textSecondary },
  '& label': { display: 'inline-flex', gap: 6, alignItems: 'center', minHeight: 28 },
});
