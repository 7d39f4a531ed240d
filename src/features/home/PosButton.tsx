import { coveringInput } from '#src/theme/coveringInput.ts';
import { over, pressed, radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily } from '#src/theme/type.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import type { PosChoice } from './posChoices.ts';

type PosButtonProps = PosChoice & { checked: boolean; onPick: (pos: string) => void };

/** Stays white in the dark scheme. */
export function PosButton({ value, title, mark, checked, onPick }: PosButtonProps) {
  return (
    <Root>
      <input type="radio" name="currentPos" value={value} checked={checked} onChange={() => onPick(value)} />
      <b aria-hidden>{mark}</b>
      <span>{title}</span>
      <Icon name="check" weight="bold" />
    </Root>
  );
}

const Root = styled('label')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 4,
  minHeight: 82,
  padding: '8px 4px 12px',
  borderRadius: radii.button,
  backgroundColor: '#fff',
  color: '#142A22',
  boxShadow: 'inset 0 -5px 0 #B5C1BB, 0 3px 0 #06201A',
  textAlign: 'center',
  cursor: 'pointer',
  transition: `${over('background-color')}, ${pressed('transform')}`,
  '& b': { color: '#10654F', font: `800 1.1875rem/1 ${fontFamily.display}`, letterSpacing: '-.04em' },
  '& span': { fontSize: 'clamp(.6875rem, 3.2vw, .78rem)', lineHeight: 1.2, fontWeight: 600 },
  '& input': coveringInput,
  '& svg': { display: 'none', position: 'absolute', top: 8, insetInlineEnd: 8, fontSize: '.8rem' },
  '&:hover': { backgroundColor: '#FFF9E3' },
  '&:has(:checked)': {
    paddingBottom: 9,
    backgroundColor: '#FFCB31',
    boxShadow: 'inset 0 -2px 0 #B98700, 0 1px 0 #06201A',
    transform: 'translateY(2px)',
  },
  '&:has(:checked) b': { color: '#142A22' },
  '&:has(:checked) svg': { display: 'block' },
  '&:has(:focus-visible)': { outline: '3px solid #FFDD6B', outlineOffset: 3 },
});
