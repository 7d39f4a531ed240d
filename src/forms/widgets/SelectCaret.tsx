import { styled } from '@mui/material/styles';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** In the place of MUI's own. */
export function SelectCaret() {
  return (
    <Place>
      <Icon name="caret-down" weight="bold" />
    </Place>
  );
}

const Place = styled('span')({
  position: 'absolute',
  right: 16,
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  fontSize: '.9rem',
  pointerEvents: 'none',
});
