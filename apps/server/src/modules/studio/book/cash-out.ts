import { type CallAnswer, type cashOutBookBet, decimalFromMinor, minorFromDecimal, Refusal } from '@pelita/contract';
import { legsOf, lockBet, writeBet } from './bet-store.ts';
import { shownBet } from './bet-view.ts';
import type { BookNeeds, BookPlayer } from './book.ts';
import { looksOf, offerFor } from './offer.ts';
import { payBatch } from './pay-bets.ts';
import { addPayments } from './payment-store.ts';

/** Closes a bet for what it is worth now, once: whoever locks it first, this or the result, decides it. */
export async function cashOut(
  needs: BookNeeds,
  player: BookPlayer,
  { betId, amount }: { betId: string; amount: string },
): Promise<CallAnswer<typeof cashOutBookBet>> {
  const { database, clock } = needs;
  const askedMinor = minorFromDecimal(amount, player.currency);
  if (askedMinor === null || askedMinor <= 0n)
    throw new Refusal('invalid_field', { fields: { amount: { key: 'invalid' } } });
  await database.transaction(async (tx) => {
    const bet = await lockBet(tx, { user_id: player.userId, id: betId });
    if (!bet || bet.game_code !== player.gameCode) throw new Refusal('bet_unknown');
    if (bet.is_cashed_out) return;
    const legs = await legsOf(tx, [bet]);
    // Not the instant of the transaction: it may have waited for the lock while the match went on.
    const offer = offerFor(bet, legs, await looksOf(tx, needs, legs, clock.now()));
    if (typeof offer === 'string') throw new Refusal(offer);
    if (offer.minor < askedMinor)
      throw new Refusal('odds_changed', { extra: { offer: decimalFromMinor(offer.minor, bet.currency) } });
    await addPayments(tx, bet, [{ kind: 'win', reference: bet.bet_transaction, amount_minor: offer.minor }]);
    await writeBet(tx, { ...bet, state: 'paying', is_cashed_out: true, returned_minor: offer.minor });
  });
  return paidOut(needs, player, betId);
}

/** Paid at once where the wallet takes it; otherwise it is owed, and the job pays it. */
async function paidOut(needs: BookNeeds, player: BookPlayer, id: string): Promise<CallAnswer<typeof cashOutBookBet>> {
  const { database } = needs;
  const read = () => database.transaction((tx) => lockBet(tx, { user_id: player.userId, id }));
  const bet = await read();
  if (bet?.state === 'paying') await payBatch(needs, [bet]);
  const paid = await read();
  if (!paid || paid.state === 'paying') throw new Refusal('wallet_unreachable', { retryAfterSeconds: 2 });
  return {
    bet: await shownBet(needs, paid),
    balance: decimalFromMinor(paid.balance_minor ?? 0n, player.currency),
  };
}
