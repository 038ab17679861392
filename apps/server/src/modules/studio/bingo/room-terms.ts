import { bingoEngineOf } from '@pelita/games/bingo';
import type { TableTitle, TableTerms } from '../tables/table-terms.ts';

/** A title of the studio that is a bingo room: its price of a ticket, the most that a player pays in a round, its pace. */
export type BingoTitle = Omit<TableTitle, 'terms'> & { roomTerms: TableTerms };

/** From the end of the sale to the first ball: purchases under way arrive or are given back, and the set is frozen. */
const CLOSED_SECONDS = 6;
/** Of these, so many before the freeze. */
export const ARRIVING_SECONDS = 3;
/** The winners of a round stand for so long at least before the balls of the next one. */
const SHOWN_SECONDS = 8;

export type RoomTimes = {
  /** The second at which its sale opens: rounds are counted by the clock, so that an empty room needs nothing. */
  number: number;
  salesUntil: Temporal.Instant;
  callsAt: Temporal.Instant;
  ballMs: number;
};

/** The round that is on sale at an instant. Its balls are called while the next one is sold. */
export function saleAt({ roomTerms, engine }: BingoTitle, now: Temporal.Instant): RoomTimes {
  const { roundSeconds } = roomTerms;
  const second = Math.floor(now.epochMilliseconds / 1_000);
  const number = second - (second % roundSeconds);
  const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds((number + seconds) * 1_000);
  const callingMs = (roundSeconds - CLOSED_SECONDS - SHOWN_SECONDS) * 1_000;
  return {
    number,
    salesUntil: at(roundSeconds - CLOSED_SECONDS),
    callsAt: at(roundSeconds),
    ballMs: Math.floor(callingMs / bingoEngineOf(engine).balls),
  };
}

/** How many balls have been called at an instant, of a round that calls so many at most. */
export function callsBy(
  { callsAt, ballMs, lastCall }: { callsAt: Temporal.Instant; ballMs: number; lastCall: number },
  now: Temporal.Instant,
): number {
  const sinceMs = now.epochMilliseconds - callsAt.epochMilliseconds;
  return sinceMs < 0 ? 0 : Math.min(lastCall, Math.floor(sinceMs / ballMs) + 1);
}

/** The last ball stays for as long as every other before the round is over. */
export function overAt(callsAt: Temporal.Instant, ballMs: number, lastCall: number): Temporal.Instant {
  return callsAt.add({ milliseconds: ballMs * lastCall });
}

/** How many tickets of a round a player may hold. */
export function ticketsMaximum({ minimumMinor, maximumMinor }: TableTerms): number {
  return Number(maximumMinor / minimumMinor);
}

/** What a room sells in a round: checking it takes a phone a moment, no more. */
export const ROUND_TICKETS_MAXIMUM = 3_000;
