import type { ComponentProps } from 'react';
import { styled } from '#src/theme/styled.tsx';
import { Icon } from './icons/Icon.tsx';
import { inputStyle } from './TextInput.tsx';

/** The browser's own list, which is the fastest on a phone, with a caret like the other icons. */
export function Select(select: ComponentProps<'select'>) {
  return (
    <Frame>
      <List {...select} />
      <Icon name="caret-down" weight="bold" />
    </Frame>
  );
}

const Frame = styled('div')({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: 16,
    top: '50%',
    transform: 'translateY(-50%)',
    fontSize: '.9rem',
    pointerEvents: 'none',
  },
});

const List = styled('select')({ ...inputStyle, appearance: 'none', paddingInlineEnd: 44, textOverflow: 'ellipsis' });
