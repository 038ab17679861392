/**
 * Repeatable chance: the same words always give the same picture, on every machine and for ever.
 * Nothing here is random; a picture's address contains its content, so a change of these lines redraws every picture.
 */
export interface Chance {
  /** A fraction in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number in [0, count). */
  index(count: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  some(probability: number): boolean;
}

/** FNV-1a over UTF-16 units with a final mixing, so that codes that differ in their last letter lie far apart. */
export function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i += 1) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

export function chanceOf(seed: string): Chance {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const index = (count: number) => Math.floor(next() * count);
  return {
    next,
    index,
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => choices[index(choices.length)] ?? choices[0],
    some: (probability) => next() < probability,
  };
}
