import type { Fraction } from '../fraction.ts';

export const fishThemes = ['reef', 'mangrove', 'deep', 'royal'] as const;
export type FishTheme = (typeof fishThemes)[number];

/** What swims: worth so many times the shot, or one of several multiples that are equally likely. */
export interface FishKind {
  readonly id: string;
  readonly multiples: readonly number[];
  /** How many of a hundred parts of the fish are of this kind. */
  readonly share: number;
  /** Seconds from one side of the tank to the other. */
  readonly seconds: number;
}

/** A tank: its kinds, what a shot returns on average, and how it looks. */
export interface FishEngine {
  /** Kept in every volley ever fired: an id never changes its rules. */
  readonly id: string;
  readonly theme: FishTheme;
  readonly rtp: Fraction;
  /** The same in percent with two places, without the sign: "96.20". */
  readonly rtpPercent: string;
  readonly kinds: readonly FishKind[];
}

/** As it is shown: "12", or the least and the most. */
export function multiplesOf({ multiples }: FishKind): readonly [least: number, most: number] {
  return [Math.min(...multiples), Math.max(...multiples)];
}
