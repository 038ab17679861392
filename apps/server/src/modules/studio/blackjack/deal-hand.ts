import { type CallAnswer, type dealBlackjack, decimalFromMinor, minorFromDecimal, Refusal } from '@pelita/contract';
import type { Blackjack } from './blackjack.ts';
import { answerOf, sendStake } from './go-on.ts';
import { lockSeat } from '../tables/bet-store.ts';
import { begin, lockHand, newestBegun } from './hand-store.ts';
import { type BlackjackPlayer, storeStake } from './stake-spot.ts';

type Asked = { number: number; key: string; stake: string };

/** Begins the hand that waits: its stake is stored, then taken by the wallet, and the cards are dealt. */
export async function dealHand(
  blackjack: Blackjack,
  player: BlackjackPlayer,
  { number, key, stake }: Asked,
): Promise<CallAnswer<typeof dealBlackjack>> {
  const { studio } = blackjack;
  const stakeMinor = readStake(player, stake);
  const bet = await studio.database.transaction(async (tx) => {
    await lockSeat(tx, player.userId, player.gameCode);
    const begun = await newestBegun(tx, player);
    if (begun?.state === 'open' && begun.number !== number) throw new Refusal('round_open');
    const hand = await lockHand(tx, player, number);
    if (!hand) throw new Refusal('round_unknown');
    if (hand.key === null && hand.state !== 'open') throw new Refusal('round_unknown');
    if (hand.key !== null && hand.key !== key) throw new Refusal('round_open');
    const stored = await storeStake(tx, studio, player, { number, key, spot: 'main', stakeMinor });
    if (hand.key === null) await begin(tx, hand, key);
    return stored;
  });
  const moved = await sendStake(blackjack, player, bet);
  return answerOf(blackjack, player, number, moved?.balanceMinor ?? bet.balance_minor);
}

/** In whole steps of the table's minimum, so that half of it can be insured. */
function readStake({ title, currency }: BlackjackPlayer, stake: string): bigint {
  const { minimumMinor, maximumMinor } = title.handTerms;
  const minor = minorFromDecimal(stake, currency);
  if (minor === null || minor <= 0n || minor % minimumMinor !== 0n)
    throw new Refusal('invalid_field', { fields: { stake: { key: 'invalid' } } });
  if (minor <= maximumMinor) return minor;
  const money = (amount: bigint) => decimalFromMinor(amount, currency);
  const params = { minimum: money(minimumMinor), maximum: money(maximumMinor) };
  throw new Refusal('stake_out_of_limits', { params, extra: params });
}
