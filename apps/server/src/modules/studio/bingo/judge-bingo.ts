import { bingoEngineOf, paidWins, playBingo, winsOfPurchases } from '@pelita/games/bingo';
import type { Tx } from '../../../platform/database/tx.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import type { RoundKey } from '../tables/round-store.ts';
import { roundName } from '../tables/table-terms.ts';
import {
  type BingoRoundRow,
  bingoRoundOf,
  endCalls,
  freeze,
  giveBackUnpaid,
  isFrozen,
  lockBingoRound,
  paidPurchases,
} from './bingo-round-store.ts';
import { ARRIVING_SECONDS, overAt } from './room-terms.ts';

/**
 * Takes a round as far as its time has come, under its lock: after the sale its set is frozen and everything is decided;
 * after the last ball it may be paid. Null when there is none.
 */
export async function advanceBingo(tx: Tx, seeds: SeedBox, key: RoundKey): Promise<BingoRoundRow | null> {
  const round = await lockBingoRound(tx, key);
  if (!round) return null;
  const isPast = (instant: Temporal.Instant) => Temporal.Instant.compare(tx.now, instant) >= 0;
  if (round.state === 'open' && isPast(round.bets_until.add({ seconds: ARRIVING_SECONDS })))
    await freezeTickets(tx, seeds, key, round);
  const now = await bingoRoundOf(tx, key);
  if (now?.state !== 'calling' || !isFrozen(now) || !isPast(now.reveals_at)) return now;
  const serverSeed = await seeds.open(now.kept_server_seed, key.gameCode);
  await endCalls(tx, key, { called: now.call_order.slice(0, now.last_call), serverSeed, state: 'judged' });
  return bingoRoundOf(tx, key);
}

async function freezeTickets(tx: Tx, seeds: SeedBox, key: RoundKey, round: BingoRoundRow): Promise<void> {
  const waiting = await giveBackUnpaid(tx, key);
  const paid = await paidPurchases(tx, key);
  const serverSeed = await seeds.open(round.kept_server_seed, key.gameCode);
  // Nobody bought: no ball is called, and nothing is owed but what goes back.
  if (paid.length === 0) return endCalls(tx, key, { called: null, serverSeed, state: waiting > 0 ? 'judged' : 'paid' });
  const purchases = paid.map(({ key: ticketKey, stake_minor }) => ({
    key: ticketKey,
    count: Number(stake_minor / round.price_minor),
  }));
  const counts = purchases.map(({ count }) => count);
  const tickets = counts.reduce((sum, count) => sum + count, 0);
  const { engine } = round;
  const game = playBingo({ engine, serverSeed, round: roundName(key.gameCode, key.number), purchases });
  const wins = paidWins(bingoEngineOf(engine), round.price_minor * BigInt(tickets), game.wins);
  const won = winsOfPurchases(counts, wins);
  await freeze(
    tx,
    key,
    {
      setHash: game.setHash,
      tickets,
      buyers: new Set(paid.map(({ user_id }) => user_id)).size,
      callOrder: game.order,
      lastCall: game.lastCall,
      wins: wins.map((win) => ({
        prize: win.prize,
        calls: win.calls,
        tickets: [...win.tickets],
        amountMinor: Number(win.amountMinor),
        sharesMinor: win.sharesMinor.map(Number),
      })),
      overAt: overAt(round.calls_at, round.ball_ms, game.lastCall),
    },
    paid.map(({ user_id, id }, place) => ({ user_id, id, winMinor: won[place] ?? 0n })),
  );
}
