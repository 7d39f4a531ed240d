import type { ComponentProps } from 'react';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import type { Direction } from './vendorView.ts';

type SortButtonProps = ComponentProps<'button'> & { direction: Direction | undefined };

/** The arrow shows the direction. */
export function SortButton({ direction, children, ...button }: SortButtonProps) {
  return (
    <Root type="button" data-direction={direction} {...button}>
      <span>{children}</span>
      <Icon name="caret-down" weight="bold" />
    </Root>
  );
}

const Root = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  margin: '0 -8px',
  padding: '0 8px',
  border: 0,
  borderRadius: radii.control,
  background: 'none',
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& svg': { fontSize: '.75rem', color: color.textTertiary, opacity: 0.55 },
  '&:hover svg': { opacity: 1 },
  '&[data-direction] svg': { color: color.textBrand, opacity: 1 },
  '&[data-direction=ascending] svg': { transform: 'rotate(180deg)' },
});
