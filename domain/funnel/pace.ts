/** A time is kept as the number of its span, each a quarter longer than the one before. */
const GROWTH = 1.25;
const SHORTEST = 0.5;
const SPANS = 40;

/** A step whose time is not known. */
export const NO_PACE = -1;

export function paceOf(seconds: number | undefined): number {
  if (seconds === undefined) return NO_PACE;
  const span = seconds < SHORTEST ? 0 : 1 + Math.floor(Math.log(seconds / SHORTEST) / Math.log(GROWTH));
  return Math.min(span, SPANS - 1);
}

/** The median of the times, in seconds and accurate to a span; undefined without times. */
export function medianSeconds(counts: ReadonlyMap<number, number>): number | undefined {
  const spans = [...counts].filter(([pace, count]) => pace !== NO_PACE && count > 0).sort(([a], [b]) => a - b);
  const half = spans.reduce((sum, [, count]) => sum + count, 0) / 2;
  let before = 0;
  for (const [pace, count] of spans) {
    if (before + count >= half) return within(pace, (half - before) / count);
    before += count;
  }
  return undefined;
}

/** The time at a fraction of a span, as if its times were spread evenly in it. */
function within(pace: number, part: number): number {
  const start = pace === 0 ? 0 : SHORTEST * GROWTH ** (pace - 1);
  return start + (SHORTEST * GROWTH ** pace - start) * part;
}
