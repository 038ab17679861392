import {
  blackjackEngineOf,
  type BlackjackMove,
  type BlackjackState,
  playBlackjack,
  shoeOf,
  standingToTheEnd,
} from '@pelita/games/blackjack';
import type { Tx } from '../../../platform/database/tx.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import { betsOfRounds } from '../tables/bet-store.ts';
import { decideRound, type RoundKey } from '../tables/round-store.ts';
import { roundName } from '../tables/table-terms.ts';
import { type HandRow, keepMoves, lockHandOfRound } from './hand-store.ts';

/** The cards of a hand that was begun, and what stands after its moves. */
export async function stateOf(seeds: SeedBox, hand: HandRow, moves: readonly BlackjackMove[]): Promise<BlackjackState> {
  return playBlackjack(blackjackEngineOf(hand.engine), await shoeOfHand(seeds, hand), moves);
}

async function shoeOfHand(seeds: SeedBox, hand: HandRow): Promise<number[]> {
  const serverSeed =
    hand.state === 'open' ? await seeds.open(hand.kept_server_seed, hand.game_code) : hand.kept_server_seed;
  return shoeOf({
    engine: hand.engine,
    serverSeed,
    round: roundName(hand.game_code, hand.number),
    key: hand.key ?? '',
  });
}

/**
 * Decides a hand that is over, under its lock: every stake that the wallet has taken comes back as its spot does, every other
 * is given back. One whose player has left it for too long stands by itself. False while it goes on.
 */
export async function judgeHand(tx: Tx, seeds: SeedBox, key: RoundKey): Promise<boolean> {
  const hand = await lockHandOfRound(tx, key);
  if (!hand || hand.state !== 'open') return hand !== null;
  const isLeft = Temporal.Instant.compare(tx.now, hand.reveals_at) >= 0;
  const bets = await betsOfRounds(tx, hand.user_id, key.gameCode, [key.number]);
  const isStaked = bets.some(({ spots, state }) => spots[0] === 'main' && state === 'placed');
  const serverSeed = await seeds.open(hand.kept_server_seed, key.gameCode);
  if (hand.key === null || !isStaked) {
    // Nothing was dealt: what may still be on its way goes back.
    const isOver = hand.key !== null && bets.every(({ state }) => state === 'refused' || state === 'rolled-back');
    if (isLeft || isOver) await decideRound(tx, key, { returns: [], drawn: null, serverSeed });
    return isLeft || isOver;
  }
  const engine = blackjackEngineOf(hand.engine);
  const shoe = await shoeOfHand(seeds, hand);
  const moves = isLeft ? standingToTheEnd(engine, shoe, hand.moves) : hand.moves;
  const state = playBlackjack(engine, shoe, moves);
  if (!state.isOver) return false;
  if (isLeft) await keepMoves(tx, hand, moves);
  const drawn = [...state.dealer, ...state.hands.flatMap(({ cards }) => cards)];
  await decideRound(tx, key, { returns: [...state.returns], drawn, serverSeed });
  return true;
}
