import { type CurrencyCode, decimalFromMinor, type StudioBlackjackHand } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import { betsOfRounds, type TableBetRow } from '../tables/bet-store.ts';
import { roundName } from '../tables/table-terms.ts';
import type { HandRow } from './hand-store.ts';
import { stateOf } from './judge-hand.ts';

const isMoved = ({ state }: TableBetRow): boolean => state === 'placed' || state === 'win-sent' || state === 'settled';

/** A hand as its player sees it: the dealer's second card and what comes of it are not told before it is over. */
export async function handView(
  tx: Tx,
  seeds: SeedBox,
  hand: HandRow,
  currency: CurrencyCode,
): Promise<StudioBlackjackHand> {
  const bets = await betsOfRounds(tx, hand.user_id, hand.game_code, [hand.number]);
  const moved = bets.filter(isMoved);
  const money = (minor: bigint) => decimalFromMinor(minor, currency);
  const on = (spot: string) => moved.find(({ spots }) => spots[0] === spot)?.stake_minor ?? 0n;
  const isDealt = on('main') > 0n;
  const isOver = hand.state !== 'open';
  const played = isDealt ? await stateOf(seeds, hand, hand.moves) : null;
  const insurance = on('insurance');
  const isSettled = isOver && moved.every(({ state }) => state === 'settled');
  return {
    number: hand.number,
    round: roundName(hand.game_code, hand.number),
    engine: hand.engine,
    at: hand.created_at.toString(),
    state: isOver ? (isDealt ? (isSettled ? 'settled' : 'open') : 'cancelled') : 'open',
    commitment: hand.commitment,
    key: hand.key ?? '',
    moves: hand.moves,
    dealer: played?.isOver ? [...played.dealer] : (played?.dealer.slice(0, 1) ?? []),
    hands: (played?.hands ?? []).map(({ cards, isDoubled, outcome }, place) => ({
      cards: [...cards],
      isDoubled,
      outcome: isOver ? outcome : null,
      stake: money(place === 0 ? on('main') + on('double') : on('split') + on('double-split')),
    })),
    active: played?.active ?? null,
    // While a further stake is on its way nothing else is decided.
    may: isOver || hand.pending !== null ? [] : [...(played?.may ?? [])],
    insurance: insurance > 0n ? money(insurance) : null,
    stake: money(moved.reduce((sum, { stake_minor }) => sum + stake_minor, 0n)),
    win: isOver ? money(moved.reduce((sum, { win_minor }) => sum + (win_minor ?? 0n), 0n)) : null,
    serverSeed: isOver ? hand.kept_server_seed : null,
    deadline: hand.reveals_at.toString(),
  };
}
