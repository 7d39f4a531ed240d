import { OUTSIDE } from '#domain/funnel/attempt.ts';
import type { FunnelWay } from '#domain/funnel/funnelSteps.ts';

/** Heights of a box and of the gap between two boxes, in px. */
export const BOX = 76;
export const GAP = 36;
/** Widths of the thickest and the thinnest arrow, in px. */
const [THICK, THIN] = [10, 1.5];

/** An arrow between two heights. */
export type FunnelArrow = {
  key: string;
  from: number;
  to: number;
  /** How many boxes it passes. */
  passes: number;
  count: number;
  width: number;
};

export type FunnelLayout = {
  height: number;
  /** The number of attempts from each step to the next. */
  down: number[];
  back: FunnelArrow[];
  on: FunnelArrow[];
  leaving: FunnelArrow[];
};

/** Places the arrows of a funnel whose steps are one below the other. */
export function placeSteps(places: readonly string[], ways: readonly FunnelWay[]): FunnelLayout {
  const middle = (index: number) => index * (BOX + GAP) + BOX / 2;
  const most = Math.max(1, ...ways.map(({ count }) => count));
  const arrows = ways.flatMap(({ from, to, count }) => {
    const [start, end] = [places.indexOf(from), to === OUTSIDE ? places.length : places.indexOf(to)];
    if (start < 0 || end < 0) return [];
    const width = THIN + (THICK - THIN) * (count / most);
    return [{ key: `${from} ${to}`, start, end, isLeft: to === OUTSIDE, count, width }];
  });
  const curve = ({ key, start, end, count, width }: (typeof arrows)[number]): FunnelArrow => {
    const side = end > start ? BOX / 4 : -BOX / 4;
    return {
      ...{ key, count, width },
      from: middle(start) + side,
      to: middle(end) - side,
      passes: Math.abs(end - start) - 1,
    };
  };
  const between = arrows.filter(({ isLeft }) => !isLeft);
  return {
    height: places.length * (BOX + GAP) - GAP,
    down: places.slice(1).map((_, index) => {
      const next = between.find(({ start, end }) => start === index && end === index + 1);
      return next?.count ?? 0;
    }),
    back: between.filter(({ start, end }) => end < start).map(curve),
    on: between.filter(({ start, end }) => end > start + 1).map(curve),
    leaving: arrows
      .filter(({ isLeft }) => isLeft)
      .map(({ key, start, count, width }) => ({
        ...{ key, count, width },
        from: middle(start),
        to: middle(start),
        passes: 0,
      })),
  };
}
