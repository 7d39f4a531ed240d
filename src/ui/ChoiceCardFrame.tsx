import type { ReactNode } from 'react';
import { focusRing } from '#src/theme/buttonStyle.ts';
import { color } from '#src/theme/color.ts';
import { coveringInput } from '#src/theme/coveringInput.ts';
import { from, over, pressed, radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures, type } from '#src/theme/type.ts';
import { Icon } from './icons/Icon.tsx';

type ChoiceCardFrameProps = {
  /** The radio or checkbox, invisible over the whole card, so that the card is its target. */
  input: ReactNode;
  label: ReactNode;
  icon?: ReactNode;
  mark?: 'round' | 'box';
  dense?: boolean;
  /** Set when the text is a figure, shown large. */
  figure?: boolean;
};

/** Its look follows the state of the input inside. */
export function ChoiceCardFrame({
  input,
  label,
  icon,
  mark = 'round',
  dense = false,
  figure = false,
}: ChoiceCardFrameProps) {
  return (
    <Card data-dense={dense} data-figure={figure}>
      {input}
      {icon && <Picture aria-hidden>{icon}</Picture>}
      <span>{label}</span>
      <Mark aria-hidden data-mark={mark} className="choice-mark">
        <Icon name="check" weight="bold" />
      </Mark>
    </Card>
  );
}

/** Two columns from the first breakpoint on; three for short figures. */
export const ChoiceGrid = styled('div')({
  display: 'grid',
  gap: 12,
  '&[data-figures=true]': { gridTemplateColumns: '1fr 1fr' },
  [from.small]: {
    gridTemplateColumns: '1fr 1fr',
    '&[data-figures=true]': { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});

const Card = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 68,
  padding: '12px 18px 15px',
  borderRadius: radii.button,
  backgroundColor: color.bgPaper,
  boxShadow: `inset 0 0 0 1.5px ${color.lineControl}, inset 0 -4px 0 ${color.lineDivider}`,
  fontWeight: 620,
  lineHeight: 1.3,
  cursor: 'pointer',
  transition: `${over('background-color')}, ${pressed('transform')}`,
  '&[data-figure=true]': { ...type('h3'), ...tabularFigures, minHeight: 76, fontSize: '1.375rem' },
  '&[data-dense=true]': { minHeight: 58, paddingBlock: '9px 12px', fontSize: '.9688rem' },
  '&:hover': { backgroundColor: color.bgTintSoft },
  '&:active': { transform: 'translateY(2px)' },
  '& input': coveringInput,
  '&:has(input:checked)': {
    backgroundColor: color.bgTint,
    boxShadow: `inset 0 0 0 2px ${color.lineSelected}`,
    transform: 'translateY(1px)',
  },
  '&:has(input:focus-visible)': focusRing,
  '&:has(input:disabled)': {
    backgroundColor: color.actionDisabledBg,
    color: color.actionDisabledText,
    cursor: 'default',
  },
  '&:has(input:checked) .choice-mark': {
    backgroundColor: color.actionPrimaryBg,
    boxShadow: 'none',
    color: color.actionPrimaryText,
  },
});

const Picture = styled('span')({ display: 'flex', flex: 'none', fontSize: '1.5rem', color: color.textBrand });

const Mark = styled('span')({
  marginInlineStart: 'auto',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
  backgroundColor: color.bgPaper,
  boxShadow: `inset 0 0 0 1.5px ${color.lineControl}`,
  color: 'transparent',
  fontSize: '.75rem',
  '&[data-mark=box]': { borderRadius: radii.xs },
});
