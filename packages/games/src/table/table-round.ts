import { commitment as commitmentOf } from '../fairness/commitment.ts';
import { wordStream } from '../fairness/fair-stream.ts';
import { tableEngineOf } from './table-engines.ts';

/** What decides a round that many play: the seed that was committed to before its bets, and its name. */
export interface TableRound {
  readonly engine: string;
  readonly serverSeed: string;
  /** "table:number", so that one seed could never serve two rounds. */
  readonly round: string;
}

/** The one way an outcome of a table comes about: same seed and name, same cards, pocket or dice. */
export function drawTableRound({ engine, serverSeed, round }: TableRound): number[] {
  return tableEngineOf(engine).draw(wordStream(serverSeed, round));
}

/** What a stake comes back as; a fraction of the smallest unit is cut off. */
export function returnMinor(stakeMinor: bigint, hundredths: number): bigint {
  return (stakeMinor * BigInt(hundredths)) / 100n;
}

export interface TableVerification {
  readonly holds: boolean;
  /** The revealed seed is the one that was committed to. */
  readonly commitmentHolds: boolean;
  readonly drawHolds: boolean;
  /** What the seed really gives. */
  readonly drawn: readonly number[];
}

export function verifyTableRound(
  round: TableRound & { readonly commitment: string; readonly drawn: readonly number[] },
): TableVerification {
  const drawn = drawTableRound(round);
  const commitmentHolds = commitmentOf(round.serverSeed) === round.commitment.toLowerCase();
  const drawHolds = JSON.stringify(drawn) === JSON.stringify(round.drawn);
  return { holds: commitmentHolds && drawHolds, commitmentHolds, drawHolds, drawn };
}
