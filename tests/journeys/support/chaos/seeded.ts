/** Draws from a seed: the same seed gives the same draws. mulberry32 by Tommy Ettinger (public domain). */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    oneOf<Value>(values: readonly Value[]): Value {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error('There is nothing to draw from');
      return value;
    },
  };
}
