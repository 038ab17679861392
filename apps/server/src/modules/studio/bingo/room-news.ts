import { type BingoCalling, type BingoSale, type CurrencyCode, decimalFromMinor } from '@pelita/contract';
import { bingoEngineOf, prizeMinor } from '@pelita/games/bingo';
import { roundLabel, roundName } from '../tables/table-terms.ts';
import type { BingoRoundRow, FrozenRound, Sales } from './bingo-round-store.ts';
import { callsBy } from './room-terms.ts';

/** What each prize is worth with so many tickets sold. */
export function prizesOf(
  { engine, price_minor }: Pick<BingoRoundRow, 'engine' | 'price_minor'>,
  tickets: number,
  currency: CurrencyCode,
): BingoSale['prizes'] {
  return bingoEngineOf(engine).prizes.map((prize) => ({
    prize: prize.id,
    amount: decimalFromMinor(prizeMinor(price_minor * BigInt(tickets), prize), currency),
  }));
}

/** A round on sale as everybody in the room is told of it. */
export function saleNews(round: BingoRoundRow, sales: Sales, currency: CurrencyCode): BingoSale {
  const { game_code, number } = round;
  return {
    number,
    label: roundLabel(number),
    round: roundName(game_code, number),
    salesUntil: round.bets_until.toString(),
    callsAt: round.calls_at.toString(),
    commitment: round.commitment,
    ...sales,
    prizes: prizesOf(round, sales.tickets, currency),
  };
}

/** A round whose balls are called. Those that come later, and what they will bring, are not told before they are called. */
export function callingNews(round: FrozenRound, now: Temporal.Instant, currency: CurrencyCode): BingoCalling {
  const { game_code, number, state } = round;
  const isOver = state === 'judged' || state === 'paid';
  const pace = { callsAt: round.calls_at, ballMs: round.ball_ms, lastCall: round.last_call };
  const calls = isOver ? round.last_call : callsBy(pace, now);
  return {
    number,
    label: roundLabel(number),
    round: roundName(game_code, number),
    callsAt: round.calls_at.toString(),
    ballMs: round.ball_ms,
    commitment: round.commitment,
    setHash: round.set_hash,
    tickets: round.tickets,
    buyers: round.buyers,
    called: round.call_order.slice(0, calls),
    prizes: round.wins.map((win) => ({
      prize: win.prize,
      amount: decimalFromMinor(BigInt(win.amountMinor), currency),
      won: win.calls <= calls ? { calls: win.calls, tickets: win.tickets.length } : null,
    })),
    isOver,
    serverSeed: isOver ? round.kept_server_seed : null,
  };
}
