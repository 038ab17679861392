import { type CallAnswer, type moveBlackjack, Refusal } from '@pelita/contract';
import { type BlackjackMove, spotOfMove } from '@pelita/games/blackjack';
import type { Tx } from '../../../platform/database/tx.ts';
import { betsOfRounds, type TableBetRow } from '../tables/bet-store.ts';
import type { Blackjack } from './blackjack.ts';
import { answerOf, resolvePending, sendStake } from './go-on.ts';
import { keepMoves, keepPending, lockHand } from './hand-store.ts';
import { stateOf } from './judge-hand.ts';
import { type BlackjackPlayer, storeStake } from './stake-spot.ts';

type Asked = { number: number; move: BlackjackMove; place: number; key: string };

/**
 * A decision, once for each place of the hand. One that takes a further stake is kept as pending, made when the wallet has
 * taken it, and forgotten when it has not; so after any break it is known what has to happen.
 */
export async function makeMove(
  blackjack: Blackjack,
  player: BlackjackPlayer,
  asked: Asked,
): Promise<CallAnswer<typeof moveBlackjack>> {
  const { number } = asked;
  await resolvePending(blackjack, player, number);
  const bet = await blackjack.studio.database.transaction((tx) => decide(tx, blackjack, player, asked));
  if (!bet) return answerOf(blackjack, player, number, null);
  try {
    const moved = await sendStake(blackjack, player, bet);
    await resolvePending(blackjack, player, number);
    return await answerOf(blackjack, player, number, moved?.balanceMinor ?? bet.balance_minor);
  } catch (error) {
    // What was refused is no longer on its way, and the hand goes on without it.
    await resolvePending(blackjack, player, number);
    throw error;
  }
}

/** Makes the move, or stores the stake that it takes first; null where nothing is to be sent. */
async function decide(
  tx: Tx,
  { studio }: Blackjack,
  player: BlackjackPlayer,
  { number, move, place, key }: Asked,
): Promise<TableBetRow | null> {
  const hand = await lockHand(tx, player, number);
  if (!hand || hand.key === null) throw new Refusal('round_unknown');
  // Sent again: it was made, and what has come of it is answered.
  if (place < hand.moves.length && hand.moves[place] === move) return null;
  if (hand.state !== 'open' || place !== hand.moves.length || hand.pending !== null) throw new Refusal('move_refused');
  const bets = await betsOfRounds(tx, player.userId, player.gameCode, [number]);
  const main = bets.find(({ spots, state }) => spots[0] === 'main' && state === 'placed');
  const state = main && (await stateOf(studio.seeds, hand, hand.moves));
  if (!main || !state?.may.includes(move)) throw new Refusal('move_refused');
  const spot = spotOfMove(state, move);
  if (spot === null) {
    await keepMoves(tx, hand, [...hand.moves, move]);
    return null;
  }
  const stakeMinor = spot === 'insurance' ? main.stake_minor / 2n : main.stake_minor;
  const stored = await storeStake(tx, studio, player, { number, key, spot, stakeMinor });
  if (stored.state !== 'bet-sent') throw new Refusal('idempotency_key_reused');
  await keepPending(tx, hand, move, key);
  return stored;
}
