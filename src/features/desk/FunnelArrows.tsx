import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import type { FunnelLayout } from './funnelLayout.ts';
import { countTitle } from './funnelWords.ts';

type FunnelArrowsProps = { side: 'back' | 'on'; layout: FunnelLayout };

const WIDTH = { back: 72, on: 96 };
/** How far an arrow that passes no box bends, and how much further for each box that it passes, in px. */
const [BEND, FURTHER] = [34, 14];
const HEAD = 7;
/** The length of the arrows for visitors who leave: far enough to pass the others, in px. */
const OUT = 48;

/** The arrows on one side of the steps. */
export function FunnelArrows({ side, layout: { height, back, on, leaving } }: FunnelArrowsProps) {
  const width = WIDTH[side];
  const edge = side === 'back' ? width : 0;
  const outwards = side === 'back' ? -1 : 1;
  return (
    <Arrows width={width} height={height}>
      {(side === 'back' ? back : on).map(({ key, from, to, passes, count, width: thickness }) => {
        const bend = edge + outwards * Math.min(width - 6, BEND + FURTHER * passes);
        return (
          <g key={key} data-side={side}>
            <path
              d={`M${edge} ${from}C${bend} ${from} ${bend} ${to} ${edge + outwards * HEAD} ${to}`}
              strokeWidth={thickness}
            />
            <polygon points={headAt(edge, to, -outwards)} />
            <text x={edge + (bend - edge) * 0.6} y={from + (to - from) * 0.22}>
              {countTitle(count)}
            </text>
          </g>
        );
      })}
      {side === 'on' &&
        leaving.map(({ key, from, count, width: thickness }) => (
          <g key={key} data-side="left">
            <path d={`M0 ${from}H${OUT - HEAD}`} strokeWidth={thickness} />
            <polygon points={headAt(OUT, from, 1)} />
            <text data-end x={OUT + 5} y={from}>
              {countTitle(count)}
            </text>
          </g>
        ))}
    </Arrows>
  );
}

/** An arrowhead that points at a place from the left (1) or from the right (-1). */
const headAt = (x: number, y: number, direction: number): string =>
  `${x},${y} ${x - direction * HEAD * 1.4},${y - HEAD} ${x - direction * HEAD * 1.4},${y + HEAD}`;

const Arrows = styled('svg')({
  display: 'block',
  fontSize: '.8125rem',
  '& path': { fill: 'none', stroke: color.textBrand, opacity: 0.55 },
  '& polygon': { fill: color.textBrand },
  '& [data-side="left"] path': { stroke: color.statusError },
  '& [data-side="left"] polygon': { fill: color.statusError },
  '& text': {
    fill: color.textPrimary,
    stroke: color.bgPaper,
    strokeWidth: 4,
    paintOrder: 'stroke',
    textAnchor: 'middle',
    dominantBaseline: 'central',
  },
  '& text[data-end]': { textAnchor: 'start', fill: color.statusError },
});
