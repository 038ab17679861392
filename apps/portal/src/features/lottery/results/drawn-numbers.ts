/** A result as the server tells it: numbers by the name of their prize. */
export type DrawnResult = Readonly<Record<string, readonly string[]>>;

/** What a card shows of a result: the first prize's digits, or the balls as they were drawn. */
export interface Headline {
  readonly look: 'balls' | 'dice';
  readonly balls: readonly string[];
  readonly extra: readonly string[];
}

/** Prizes whose digits stand for the draw. */
const byDigits = ['DB', 'first', 'digits', 'number'];

export function headlineOf(result: DrawnResult): Headline {
  const { dice, balls, order, regular, special } = result;
  if (dice) return { look: 'dice', balls: Array.from(dice[0] ?? ''), extra: [] };
  if (regular) return { look: 'balls', balls: regular, extra: special ?? [] };
  const drawn = balls ?? order;
  if (drawn) return { look: 'balls', balls: drawn, extra: [] };
  const prize = byDigits.find((name) => name in result);
  return { look: 'balls', balls: Array.from(result[prize ?? '']?.[0] ?? ''), extra: [] };
}

/** Results that are more than their headline: the prizes in their order, with their numbers. */
export function prizesOf(result: DrawnResult): readonly (readonly [prize: PrizeName, numbers: readonly string[]])[] {
  const names = prizeOrder.filter((name) => name in result);
  return names.map((name) => [name, result[name] ?? []]);
}

export const prizeOrder = [
  'DB',
  'G1',
  'G2',
  'G3',
  'G4',
  'G5',
  'G6',
  'G7',
  'G8',
  'first',
  'second',
  'third',
  'lastTwo',
  'frontThree',
  'lastThree',
  'special',
  'consolation',
] as const;
export type PrizeName = (typeof prizeOrder)[number];
