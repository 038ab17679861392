import { type buyBingoTickets, type CallAnswer, decimalFromMinor, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { SeatedPlayer } from '../launch/authenticate.ts';
import { endLaunch } from '../launch/launch-store.ts';
import { hashOfToken } from '../launch/launch-token.ts';
import type { Studio } from '../studio.ts';
import { betByKey, betsOfRounds, insertBet, lockSeat, type TableBetRow } from '../tables/bet-store.ts';
import { isOpenForBets } from '../tables/round-store.ts';
import type { StakeBet } from '../tables/stake-bets.ts';
import { isTokenOver, walletRefusal } from '../wallet-calls/wallet-refusal.ts';
import { salesOf } from './bingo-round-store.ts';
import { openSale } from './open-sale.ts';
import { purchaseShape, spotOf, ticketsIn } from './purchase-shape.ts';
import { type BingoTitle, ROUND_TICKETS_MAXIMUM, saleAt, ticketsMaximum } from './room-terms.ts';

type Asked = { number: number; key: string; count: number };
export type BingoPlayer = SeatedPlayer<BingoTitle>;

/** While a request may still be under way, the job leaves its purchase alone. */
const FIRST_ATTEMPT_SECONDS = 30;

/** Tickets of the round on sale: stored first, then paid through the wallet. Answers when the wallet has taken the price. */
export async function buyTickets(
  studio: Studio,
  stake: StakeBet,
  player: BingoPlayer,
  asked: Asked,
): Promise<CallAnswer<typeof buyBingoTickets>> {
  const { bet, isNew } = await studio.database.transaction((tx) => storePurchase(tx, studio, player, asked));
  const moved = isNew || bet.state === 'bet-sent' ? await stake(bet) : null;
  const told = moved ? { ...bet, state: moved.state, balance_minor: moved.balanceMinor, refusal: moved.refusal } : bet;
  if (told.state === 'refused') {
    if (moved?.refusal && isTokenOver(moved.refusal))
      await studio.database.transaction((tx) => endLaunch(tx, player.userId, hashOfToken(player.token)));
    throw walletRefusal(told.refusal ?? '');
  }
  if (told.state === 'rolling-back' || told.state === 'rolled-back') throw new Refusal('round_cancelled');
  return { purchase: purchaseShape(told), balance: decimalFromMinor(told.balance_minor ?? 0n, player.currency) };
}

async function storePurchase(
  tx: Tx,
  studio: Studio,
  player: BingoPlayer,
  asked: Asked,
): Promise<{ bet: TableBetRow; isNew: boolean }> {
  const { userId, gameCode, title } = player;
  await lockSeat(tx, userId, gameCode);
  const known = await betByKey(tx, userId, asked.key);
  if (known) return { bet: samePurchase(known, gameCode, asked), isNew: false };

  const times = saleAt(title, tx.now);
  const isLate = Temporal.Instant.compare(tx.now, times.salesUntil) >= 0;
  if (asked.number !== times.number || isLate) throw new Refusal('bets_closed');
  const key = { gameCode, number: times.number };
  const round = await openSale(tx, studio, title, times);
  if (!(await isOpenForBets(tx, key))) throw new Refusal('bets_closed');
  await refuseBeyondLimits(tx, player, asked.count, times.number);
  const { tickets } = await salesOf(tx, key);
  if (tickets + asked.count > ROUND_TICKETS_MAXIMUM) throw new Refusal('tickets_sold_out');

  const stakeMinor = round.price_minor * BigInt(asked.count);
  const bet: TableBetRow = {
    user_id: userId,
    id: tx.newId(),
    bet_key: asked.key,
    game_code: gameCode,
    round_number: times.number,
    currency: player.currency,
    spots: [spotOf(asked.count)],
    amounts_minor: [stakeMinor],
    stake_minor: stakeMinor,
    win_minor: null,
    state: 'bet-sent',
    bet_transaction: tx.newId(),
    win_transaction: tx.newId(),
    rollback_transaction: tx.newId(),
    sealed_token: studio.tokens.seal(player.token, userId),
    balance_minor: null,
    refusal: null,
    placed_at: tx.now,
    attempts: 0,
  };
  insertBet(tx, bet, tx.now.add({ seconds: FIRST_ATTEMPT_SECONDS }));
  return { bet, isNew: true };
}

/** Together with the tickets of this round that the player holds already. */
async function refuseBeyondLimits(
  tx: Tx,
  { userId, gameCode, title, currency }: BingoPlayer,
  count: number,
  number: number,
): Promise<void> {
  const held = (await betsOfRounds(tx, userId, gameCode, [number]))
    .filter(({ state }) => state === 'bet-sent' || state === 'placed')
    .reduce((sum, bet) => sum + ticketsIn(bet), 0);
  if (held + count <= ticketsMaximum(title.roomTerms)) return;
  const money = (minor: bigint) => decimalFromMinor(minor, currency);
  const params = { minimum: money(title.roomTerms.minimumMinor), maximum: money(title.roomTerms.maximumMinor) };
  throw new Refusal('stake_out_of_limits', { params, extra: params });
}

function samePurchase(known: TableBetRow, gameCode: string, { number, count }: Asked): TableBetRow {
  if (known.game_code !== gameCode || known.round_number !== number || ticketsIn(known) !== count)
    throw new Refusal('idempotency_key_reused');
  return known;
}
