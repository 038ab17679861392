import { setTimeout as delay } from 'node:timers/promises';
import type { Patience } from '../patience.ts';
import { afterBet } from '../rounds/round-states.ts';
import type { WalletWord } from '../wallet-calls/wallet-word.ts';
import { type BookBetRow, legsOf, lockBet, writeBet } from './bet-store.ts';
import { heldOpen } from './match-store.ts';
import { type PayNeeds, playerOf } from './pay-bets.ts';
import { addPayments } from './payment-store.ts';

export type StakeNeeds = PayNeeds & { patience: Patience };

/** Takes the stake of a bet that was stored. `isNew`: nothing of it was sent before. */
export async function stakeBet(needs: StakeNeeds, bet: BookBetRow, isNew: boolean): Promise<BookBetRow> {
  const { wallet, tokens, patience } = needs;
  const stake = {
    transaction: bet.bet_transaction,
    round: bet.id,
    currency: bet.currency,
    amountMinor: bet.stake_minor,
    closesRound: false,
  };
  for (let tries = 0; ; tries += 1) {
    if (tries > 0) await delay(patience.pauseMs * tries);
    const word = await wallet.bet(playerOf(tokens, bet), stake);
    const state = afterBet(word, { before: isNew ? tries : tries + 1, left: patience.tries - tries - 1 }, 0n);
    if (state !== 'bet-sent') return moveStaked(needs, bet, state === 'settled' ? 'placed' : state, word);
  }
}

/**
 * A stake that was taken is placed as long as all its matches are open; later it is given back, for it had no part in the
 * outcome. A bet that has gone on meanwhile stays as it is.
 */
async function moveStaked(
  { database }: StakeNeeds,
  bet: BookBetRow,
  state: string,
  word: WalletWord,
): Promise<BookBetRow> {
  return database.transaction(async (tx) => {
    const matchIds = (await legsOf(tx, [bet])).map(({ match_id }) => match_id);
    const isOpen = (await heldOpen(tx, matchIds)).length === matchIds.length;
    const row = await lockBet(tx, bet);
    if (!row) throw new Error('a bet that was just stored is gone');
    if (row.state !== 'bet-sent') return row;
    const balance_minor = word.kind === 'done' ? word.balanceMinor : null;
    const refusal = word.kind === 'refused' ? word.status : null;
    const told = { ...row, balance_minor, refusal };
    const next: BookBetRow =
      state === 'refused'
        ? { ...told, state: 'refused', sealed_token: null }
        : state === 'placed' && isOpen
          ? { ...told, state: 'placed' }
          : { ...told, state: 'rolling-back' };
    if (next.state === 'rolling-back')
      await addPayments(tx, row, [{ kind: 'rollback', reference: row.bet_transaction, amount_minor: 0n }]);
    await writeBet(tx, next);
    return next;
  });
}
