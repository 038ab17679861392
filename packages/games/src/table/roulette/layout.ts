/** The order of the pockets on a wheel with a single zero, clockwise. */
export const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;

const redNumbers: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const colourOf = (pocket: number): 'green' | 'red' | 'black' =>
  pocket === 0 ? 'green' : redNumbers.has(pocket) ? 'red' : 'black';

const numbers = Array.from({ length: 36 }, (_, place) => place + 1);
const rows = Array.from({ length: 12 }, (_, row) => [row * 3 + 1, row * 3 + 2, row * 3 + 3]);

/** Spots by what they cover, inside bets by their numbers: `split-17-20`. */
export const coverage: readonly (readonly [id: string, covered: readonly number[]])[] = [
  ...[0, ...numbers].map((number) => inside('straight', [number])),
  ...numbers.flatMap((number) => [
    ...(number % 3 === 0 ? [] : [inside('split', [number, number + 1])]),
    ...(number > 33 ? [] : [inside('split', [number, number + 3])]),
  ]),
  ...[1, 2, 3].map((number) => inside('split', [0, number])),
  ...rows.map((row) => inside('street', row)),
  inside('street', [0, 1, 2]),
  inside('street', [0, 2, 3]),
  ...numbers
    .filter((number) => number < 33 && number % 3 !== 0)
    .map((number) => inside('corner', [number, number + 1, number + 3, number + 4])),
  inside('corner', [0, 1, 2, 3]),
  ...rows.slice(0, -1).map(([first = 0]) =>
    inside(
      'six',
      Array.from({ length: 6 }, (_, i) => first + i),
    ),
  ),
  ...[1, 2, 3].map((dozen) => [`dozen-${dozen}`, numbers.filter((n) => Math.ceil(n / 12) === dozen)] as const),
  ...[1, 2, 3].map((column) => [`column-${column}`, numbers.filter((n) => n % 3 === column % 3)] as const),
];

export const evenChances: readonly (readonly [id: string, covered: readonly number[]])[] = [
  ['low', numbers.filter((n) => n <= 18)],
  ['even', numbers.filter((n) => n % 2 === 0)],
  ['red', numbers.filter((n) => redNumbers.has(n))],
  ['black', numbers.filter((n) => !redNumbers.has(n))],
  ['odd', numbers.filter((n) => n % 2 === 1)],
  ['high', numbers.filter((n) => n > 18)],
];

/** Bets by the racetrack: how many chips on which spots, by the custom of the table. */
export const sectors: Readonly<Record<'voisins' | 'tiers' | 'orphelins', readonly (readonly [string, number])[]>> = {
  voisins: [
    ['street-0-2-3', 2],
    ['split-4-7', 1],
    ['split-12-15', 1],
    ['split-18-21', 1],
    ['split-19-22', 1],
    ['corner-25-26-28-29', 2],
    ['split-32-35', 1],
  ],
  tiers: [
    ['split-5-8', 1],
    ['split-10-11', 1],
    ['split-13-16', 1],
    ['split-23-24', 1],
    ['split-27-30', 1],
    ['split-33-36', 1],
  ],
  orphelins: [
    ['straight-1', 1],
    ['split-6-9', 1],
    ['split-14-17', 1],
    ['split-17-20', 1],
    ['split-31-34', 1],
  ],
};

/** A number and its neighbours on the wheel, a chip each. */
export function neighbours(number: number, each = 2): string[] {
  const place = wheel.indexOf(number as (typeof wheel)[number]);
  if (place < 0) throw new RangeError(`${number} is no pocket`);
  return Array.from({ length: 2 * each + 1 }, (_, i) => wheel.at((place - each + i) % wheel.length)).map(
    (pocket) => `straight-${pocket}`,
  );
}

function inside(kind: string, covered: readonly number[]): readonly [string, readonly number[]] {
  return [`${kind}-${covered.join('-')}`, covered];
}
