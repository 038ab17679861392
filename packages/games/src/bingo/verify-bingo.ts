import { commitment as commitmentOf } from '../fairness/commitment.ts';
import { bingoEngineOf } from './bingo-engines.ts';
import { type BingoGame, type BingoRound, playBingo } from './play-bingo.ts';
import { paidWins } from './prize-money.ts';

/** A round as anybody who was there downloads it; money is in the smallest unit. */
export type BingoRecord = BingoRound & {
  readonly commitment: string;
  readonly setHash: string;
  readonly priceMinor: number;
  /** The balls that were called. */
  readonly called: readonly number[];
  readonly wins: readonly {
    readonly prize: string;
    readonly calls: number;
    readonly tickets: readonly number[];
    readonly sharesMinor: readonly number[];
  }[];
};

export interface BingoVerification {
  readonly holds: boolean;
  readonly commitmentHolds: boolean;
  /** The tickets of the purchases are those of the hash that was published before the first ball. */
  readonly ticketsHold: boolean;
  readonly callsHold: boolean;
  /** The same tickets won the same prizes on the same calls, and were paid the same. */
  readonly winsHold: boolean;
  readonly game: BingoGame;
}

export function verifyBingo(record: BingoRecord): BingoVerification {
  const game = playBingo(record);
  const sales = BigInt(record.priceMinor) * BigInt(record.purchases.reduce((sum, { count }) => sum + count, 0));
  const wins = paidWins(bingoEngineOf(record.engine), sales, game.wins).map(({ prize, calls, tickets, ...paid }) => ({
    prize,
    calls,
    tickets,
    sharesMinor: paid.sharesMinor.map(Number),
  }));
  const claimed = record.wins.map(({ prize, calls, tickets, sharesMinor }) => ({ prize, calls, tickets, sharesMinor }));
  const commitmentHolds = commitmentOf(record.serverSeed) === record.commitment.toLowerCase();
  const ticketsHold = game.setHash === record.setHash.toLowerCase();
  const callsHold = isSame(game.order.slice(0, game.lastCall), record.called);
  const winsHold = isSame(wins, claimed);
  const holds = commitmentHolds && ticketsHold && callsHold && winsHold;
  return { holds, commitmentHolds, ticketsHold, callsHold, winsHold, game };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
