import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';

export const FieldLabel = styled('label')({
  ...type('label'),
  display: 'block',
  marginBottom: 6,
  color: color.textPrimary,
});

/** Marks a required field for sighted visitors; screen readers learn it from the input itself. */
export function Asterisk() {
  return <Mark aria-hidden>&nbsp;*</Mark>;
}

const Mark = styled('span')({ color: color.textSerial });
