import { useId } from 'react';
import type { ShownCost } from '#domain/savings/figures.ts';
import { formatDollars } from '#domain/text/money.ts';
import { color } from '#src/theme/color.ts';
import { below, from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import tokens from '#src/theme/tokens.json';
import { tabularFigures } from '#src/theme/type.ts';

type CostBarProps = {
  side: 'current' | 'potential';
  cost: ShownCost;
  /** The cost at full width. */
  longest: number;
  /** The label of the hatched remainder, the savings. */
  difference?: string | undefined;
};

/** Shares of the width below which a label does not fit. */
const ROOM_FOR_AMOUNT = 9;
const ROOM_FOR_WORDS = 22;

/** An SVG, whose widths are attributes: the site's policy forbids inline styles. */
export function CostBar({ side, cost, longest, difference }: CostBarProps) {
  const hatchId = useId();
  const share = (dollars: number) => (longest === 0 ? 0 : (Math.max(0, dollars) / longest) * 100);
  const processing = share(cost.processing);
  const pos = share(cost.pos);
  const rest = 100 - processing - pos;
  return (
    <Bar data-side={side} width="100%">
      <defs>
        <pattern id={hatchId} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect data-part="paper" width="12" height="12" />
          <rect data-part="stripe" width="4" height="12" />
        </pattern>
      </defs>
      <rect data-part="processing" width={`${processing}%`} height="100%" rx="8" />
      <rect data-part="pos" x={`${processing}%`} width={`${pos}%`} height="100%" rx="8" />
      {processing >= ROOM_FOR_AMOUNT && (
        <text x={`${processing / 2}%`} y="50%">
          {formatDollars(cost.processing)}
        </text>
      )}
      {pos >= ROOM_FOR_AMOUNT && (
        <text data-part="pos" x={`${processing + pos / 2}%`} y="50%">
          {formatDollars(cost.pos)}
        </text>
      )}
      {difference !== undefined && (
        <>
          <rect x={`${processing + pos}%`} width={`${rest}%`} height="100%" rx="8" fill={`url(#${hatchId})`} />
          {rest >= ROOM_FOR_WORDS && (
            <text data-part="rest" x={`${processing + pos + rest / 2}%`} y="50%">
              {difference}
            </text>
          )}
        </>
      )}
    </Bar>
  );
}

const { slow } = tokens.motion.duration;
const { standard } = tokens.motion.easing;

const Bar = styled('svg')({
  ...tabularFigures,
  height: 64,
  fontSize: '.9375rem',
  fontWeight: 650,
  [from.medium]: { height: 80 },
  '& rect': { transition: `width ${slow}ms ${standard}, x ${slow}ms ${standard}`, stroke: color.bgDefault },
  '& rect[data-part]': { strokeWidth: 2 },
  '& pattern rect': { stroke: 'none' },
  '& text': {
    textAnchor: 'middle',
    dominantBaseline: 'central',
    fill: '#fff',
    '@media (prefers-color-scheme: dark)': { fill: '#06201A' },
  },
  '& text[data-part=rest]': {
    fill: color.textPrimary,
    stroke: color.bgPaper,
    strokeWidth: 8,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
  [below.small]: { '& text[data-part=pos]': { display: 'none' } },
  '& [data-part=paper]': { fill: color.bgCopyCanary },
  '& [data-part=stripe]': { fill: color.actionAccentBg, opacity: 0.45 },
  '&[data-side=current] rect[data-part=processing]': { fill: color.chartCurrentA },
  '&[data-side=current] rect[data-part=pos]': { fill: color.chartCurrentB },
  '&[data-side=potential] rect[data-part=processing]': { fill: color.chartPotentialA },
  '&[data-side=potential] rect[data-part=pos]': { fill: color.chartPotentialB },
});
