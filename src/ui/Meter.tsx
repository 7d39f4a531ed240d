import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';

type MeterProps = { from?: number; to: number; outOf: number; ticks?: number };

/** The text beside it says what it shows. */
export function Meter({ from = 0, to, outOf, ticks = 0 }: MeterProps) {
  const percent = (value: number) => `${(value / outOf) * 100}%`;
  return (
    <Bar aria-hidden width="100%" height="10" data-ticked={ticks > 0}>
      <rect className="track" width="100%" height={ticks > 0 ? 2 : 8} y={ticks > 0 ? 4 : 1} rx="4" />
      {Array.from({ length: ticks }, (_, tick) => percent((tick / (ticks - 1)) * outOf)).map((x, tick) => (
        <rect
          key={x}
          className="track"
          x={x}
          width="1"
          height="10"
          transform={tick === ticks - 1 ? 'translate(-1)' : ''}
        />
      ))}
      <rect
        className="fill"
        x={percent(from)}
        width={percent(Math.max(to - from, outOf / 100))}
        height={ticks > 0 ? 10 : 8}
        y={ticks > 0 ? 0 : 1}
        rx="4"
      />
    </Bar>
  );
}

const Bar = styled('svg')({
  flex: 1,
  minWidth: 40,
  borderRadius: 4,
  // Drawn from the left; mirrored on a right-to-left page.
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  '& .track': { fill: color.lineDivider },
  '& .fill': { fill: color.actionPrimaryBg },
});
