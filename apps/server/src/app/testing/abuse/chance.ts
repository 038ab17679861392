/** Small whole numbers from a seed, the same in every run (mulberry32). */
export type Chance = {
  below(bound: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** So many of them, none twice. */
  some<Value>(count: number, values: readonly Value[]): Value[];
};

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    below,
    pick: <Value>(values: readonly Value[]): Value => {
      if (values.length === 0) throw new RangeError('there is nothing to pick from');
      return values[below(values.length)] as Value;
    },
    some: <Value>(count: number, values: readonly Value[]): Value[] => {
      const left = [...values];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat();
    },
  };
}
