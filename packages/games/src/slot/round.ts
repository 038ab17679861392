import { below } from '../fairness/below.ts';
import type { NextUint32 } from '../fairness/fair-stream.ts';
import type { SlotRules } from './rules.ts';
import { spinAt, type Spin, type Stops } from './spin.ts';

/** A paid spin with all the free spins that it led to, in the order played. */
export interface Outcome {
  readonly lineBetMinor: bigint;
  readonly totalBetMinor: bigint;
  readonly spins: readonly PlayedSpin[];
  readonly totalWinMinor: bigint;
}

export interface PlayedSpin extends Spin {
  /** What the round has won up to and including this spin. */
  readonly runningTotalMinor: bigint;
  /** How many free spins are still to come after this one. */
  readonly freeSpinsLeft: number;
}

/**
 * Free spins retrigger without a cap, as the stated return assumes. A round grows past this guard with a probability
 * below 10⁻⁵⁰⁰ (proved beside it), so meeting it means that the random source is broken.
 */
export const spinsPerRoundGuard = 10_000;

/** Plays a round to its end; the source of stops is random in play and given in tests. */
export function playRound(rules: SlotRules, lineBetMinor: bigint, nextStops: () => Stops): Outcome {
  return playSpins(lineBetMinor, rules.lines.length, (isFree) =>
    spinAt(rules, nextStops(), lineBetMinor, isFree ? rules.freeSpinMultiplier : 1),
  );
}

/** The paid spin and whatever free spins it and they lead to, of any game that awards them. */
export function playSpins(lineBetMinor: bigint, betUnits: number, nextSpin: (isFree: boolean) => Spin): Outcome {
  if (lineBetMinor <= 0n) throw new RangeError(`line bet ${lineBetMinor} is not above zero`);
  const spins: PlayedSpin[] = [];
  let totalWinMinor = 0n;
  let freeSpinsLeft = 0;
  do {
    const isFree = spins.length > 0;
    const spin = nextSpin(isFree);
    totalWinMinor += spin.winMinor;
    freeSpinsLeft += spin.freeSpinsAwarded - (isFree ? 1 : 0);
    spins.push({ ...spin, runningTotalMinor: totalWinMinor, freeSpinsLeft });
    if (spins.length > spinsPerRoundGuard) throw new RangeError('a round without end: the random source is broken');
  } while (freeSpinsLeft > 0);
  return { lineBetMinor, totalBetMinor: lineBetMinor * BigInt(betUnits), spins, totalWinMinor };
}

/** Stops drawn reel by reel from the left; one stream serves the whole round, its free spins included. */
export function randomStops({ reels }: SlotRules, next: NextUint32): () => Stops {
  return () => reels.map((strip) => below(next, strip.length));
}
