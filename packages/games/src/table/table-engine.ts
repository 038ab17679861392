import type { NextUint32 } from '../fairness/fair-stream.ts';

export const tableFamilies = ['baccarat', 'dragon-tiger', 'roulette', 'sic-bo'] as const;
export type TableFamily = (typeof tableFamilies)[number];

/** What a stake comes back as, in hundredths of itself: 0 is lost, 100 is returned, 195 wins 0.95 : 1. */
export type Hundredths = number;

/** A place on the table where chips may lie. */
export interface Spot {
  readonly id: string;
  /** All that a stake on it may come back as, losing left out; the highest first. */
  readonly pays: readonly Hundredths[];
}

/**
 * The rules of a game that many play at one table. An outcome is a short list of integers (cards, a pocket, dice), drawn
 * once for everybody; what each spot returns follows from it alone.
 */
export interface TableEngine {
  /** Kept in every round ever played: an id never changes its rules. */
  readonly id: string;
  readonly family: TableFamily;
  readonly spots: readonly Spot[];
  draw(next: NextUint32): number[];
  /** What comes back on each spot. Spots that are not named lose. Throws a `RangeError` on what cannot be drawn. */
  returns(drawn: readonly number[]): ReadonlyMap<string, Hundredths>;
  /** The outcome in a word, for the roads: the side that won, or the number. */
  winner(drawn: readonly number[]): string;
}

/** A spot with its rule: what it returns for an outcome of the family. */
export interface SpotRule<Result> extends Spot {
  readonly returnOn: (result: Result) => Hundredths;
}

export interface TableRules<Result> {
  readonly id: string;
  readonly family: TableFamily;
  readonly spots: readonly SpotRule<Result>[];
  readonly draw: (next: NextUint32) => number[];
  readonly read: (drawn: readonly number[]) => Result;
  readonly winner: (result: Result) => string;
}

export function tableEngine<Result>({ id, family, spots, draw, read, winner }: TableRules<Result>): TableEngine {
  return {
    id,
    family,
    spots: spots.map(({ id: spot, pays }) => ({ id: spot, pays })),
    draw,
    returns: (drawn) => {
      const result = read(drawn);
      return new Map(
        spots.flatMap(({ id: spot, returnOn }) => {
          const back = returnOn(result);
          return back > 0 ? [[spot, back] as const] : [];
        }),
      );
    },
    winner: (drawn) => winner(read(drawn)),
  };
}

/** A spot that pays one price or loses: `to(8)` is 8 : 1. */
export function spot<Result>(id: string, back: Hundredths, wins: (result: Result) => boolean): SpotRule<Result> {
  return { id, pays: [back], returnOn: (result) => (wins(result) ? back : 0) };
}

/** The return of a win of so many to one. */
export const to = (one: number): Hundredths => Math.round((one + 1) * 100);
