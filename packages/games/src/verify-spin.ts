import { commitment as commitmentOf } from './fairness/commitment.ts';
import { outcomeFromSeeds, type SeededRound } from './outcome-from-seeds.ts';
import type { Outcome } from './slot/round.ts';
import type { Stops } from './slot/spin.ts';

/** What the house says happened: the stops of the paid spin, then of each free spin, and what all of them won. */
export interface ClaimedOutcome {
  readonly stops: readonly Stops[];
  readonly totalWinMinor: bigint;
}

export interface SpinToVerify extends SeededRound {
  /** What was published before the round. */
  readonly commitment: string;
  readonly claimed: ClaimedOutcome;
}

export interface Verification {
  readonly holds: boolean;
  /** The revealed server seed is the one that was committed to. */
  readonly commitmentHolds: boolean;
  readonly stopsHold: boolean;
  readonly winHolds: boolean;
  /** What the seeds really give. */
  readonly outcome: Outcome;
}

/** Plays a round again from its seeds and compares it with what the house committed to and claimed. */
export function verifySpin({ commitment, claimed, ...round }: SpinToVerify): Verification {
  const outcome = outcomeFromSeeds(round);
  const commitmentHolds = commitmentOf(round.serverSeed) === commitment.toLowerCase();
  const stopsHold = sameStops(claimed.stops, stopsOf(outcome));
  const winHolds = claimed.totalWinMinor === outcome.totalWinMinor;
  return { holds: commitmentHolds && stopsHold && winHolds, commitmentHolds, stopsHold, winHolds, outcome };
}

/** The stops of every spin of a round: all that has to be kept to show it again. */
export function stopsOf({ spins }: Outcome): Stops[] {
  return spins.map(({ stops }) => stops);
}

function sameStops(claimed: readonly Stops[], played: readonly Stops[]): boolean {
  return JSON.stringify(claimed) === JSON.stringify(played);
}
