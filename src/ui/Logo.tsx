import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily } from '#src/theme/type.ts';

type LogoProps = { nameParts: readonly string[]; inverse?: boolean };

export function Logo({ nameParts: [first, second], inverse = false }: LogoProps) {
  return (
    <Line data-inverse={inverse}>
      <LogoMark width="30" height="34" />
      <Name>
        <span>{first}</span>
        <b>{second}</b>
      </Name>
    </Line>
  );
}

export function LogoMark({ width, height }: { width: string; height: string }) {
  return (
    <svg viewBox="0 0 32 36" width={width} height={height} aria-hidden>
      <Slip d="M3 4.6A3.6 3.6 0 0 1 6.6 1h18.8A3.6 3.6 0 0 1 29 4.6V34.2l-4.33-3.2-4.34 3.2-4.33-3.2-4.33 3.2-4.34-3.2L3 34.2z" />
      <Tick d="M9.3 15.6l5 5.1L23 10.3" strokeWidth="3.7" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: color.textPrimary,
  '--logo-accent': color.textBrand,
  '&[data-inverse=true]': {
    color: color.textInverse,
    '--logo-accent': color.textInverseAccent,
    '--logo-slip': '#fff',
    '--logo-tick': '#10654F',
  },
});

const Name = styled('span')({
  font: `800 1.375rem/1 ${fontFamily.display}`,
  letterSpacing: '-.035em',
  '& b': { fontWeight: 800, color: 'var(--logo-accent)' },
});

const Slip = styled('path')({ fill: `var(--logo-slip, ${color.actionPrimaryBg})` });
const Tick = styled('path')({ fill: 'none', stroke: `var(--logo-tick, ${color.actionAccentBg})` });
