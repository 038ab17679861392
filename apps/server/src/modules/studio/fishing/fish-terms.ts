import type { FishEngineId } from '@pelita/games/fishing';

/** What a shot may cost in a tank. */
export type FishTerms = { minimumMinor: bigint; maximumMinor: bigint };

/** A title of the studio that is a tank. */
export type FishTitle = {
  gameCode: string;
  name: string;
  category: string;
  engine: FishEngineId;
  pictureUrl: string;
  fishTerms: FishTerms;
};

const SHOTS_MINOR = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n];
const LEVELS = 8;

/** The levels of a cannon, the cheapest first. */
export function shotsMinor({ minimumMinor, maximumMinor }: FishTerms): bigint[] {
  const between = SHOTS_MINOR.filter((shot) => shot > minimumMinor && shot <= maximumMinor);
  return [minimumMinor, ...between].slice(0, LEVELS);
}

/** Clocks of pages run a little ahead. */
export const AHEAD_MS = 300;
