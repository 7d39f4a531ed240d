import type { ComponentProps } from 'react';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Icon } from './icons/Icon.tsx';
import { TextInput } from './TextInput.tsx';

/** Needs an `aria-label`. */
export function SearchInput(input: ComponentProps<'input'>) {
  return (
    <Frame>
      <Icon name="magnifying-glass" weight="bold" />
      <TextInput type="search" autoComplete="off" {...input} />
    </Frame>
  );
}

const Frame = styled('div')({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    insetInlineStart: 16,
    top: '50%',
    transform: 'translateY(-50%)',
    fontSize: '1.125rem',
    color: color.textSecondary,
    pointerEvents: 'none',
  },
  '& > input': { paddingInlineStart: 50, appearance: 'none' },
});
