import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { from, over } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import tokens from '#src/theme/tokens.json';
import { Icon } from './icons/Icon.tsx';

type ChipRowProps<T extends string> = {
  label: string;
  options: readonly { value: T; title: ReactNode; tone?: string }[];
  chosen: T;
  onChoose: (value: T) => void;
};

/** Scrolls sideways on narrow pages. */
export function ChipRow<T extends string>({ label, options, chosen, onChoose }: ChipRowProps<T>) {
  return (
    <Row role="group" aria-label={label}>
      {options.map(({ value, title, tone }) => (
        <Chip
          key={value}
          type="button"
          aria-pressed={value === chosen}
          data-tone={tone}
          onClick={() => onChoose(value)}
        >
          {value === chosen && <Icon name="check" weight="bold" />}
          <span>{title}</span>
        </Chip>
      ))}
    </Row>
  );
}

const { gutter } = tokens.container;

const Row = styled('div')({
  display: 'flex',
  gap: 10,
  margin: `0 -${gutter.xs}px`,
  padding: `5px ${gutter.xs}px`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [from.small]: { marginInline: -gutter.sm, paddingInline: gutter.sm },
  [from.medium]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0 },
});

const Chip = styled('button')({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 18px',
  border: 0,
  borderRadius: 999,
  backgroundColor: color.bgPaper,
  boxShadow: `inset 0 0 0 1.5px ${color.lineControl}`,
  color: color.textPrimary,
  fontSize: '.9375rem',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: over('background-color'),
  '& svg': { fontSize: '.8rem' },
  '&:hover': { backgroundColor: color.bgTintSoft },
  '&[data-tone=success]': { backgroundColor: color.statusSuccessBg, color: color.statusSuccess },
  '&[data-tone=info]': { backgroundColor: color.statusInfoBg, color: color.statusInfo },
  '&[data-tone=warning]': { backgroundColor: color.statusWarningBg, color: color.statusWarning },
  '&[data-tone=error]': { backgroundColor: color.statusErrorBg, color: color.statusError },
  '&[data-tone=neutral]': { backgroundColor: color.actionDisabledBg },
  '&[data-tone]': { boxShadow: 'none' },
  '&[aria-pressed=true]': {
    backgroundColor: color.actionPrimaryBg,
    color: color.actionPrimaryText,
    boxShadow: 'none',
  },
});
