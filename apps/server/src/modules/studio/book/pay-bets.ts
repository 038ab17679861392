import type { Platform } from '../../../platform/platform.ts';
import type { TokenSeal } from '../launch/token-seal.ts';
import { afterRollback } from '../rounds/round-states.ts';
import type { WalletCalls, WalletItem, WalletPlayer } from '../wallet-calls/wallet-calls.ts';
import type { WalletWord } from '../wallet-calls/wallet-word.ts';
import { type BookBetRow, dueBets, lockBet, postponeBets, writeBet } from './bet-store.ts';
import { addPayments, markDone, type PaymentRow, paymentsOf } from './payment-store.ts';

export type PayNeeds = Pick<Platform, 'database' | 'log'> & { wallet: WalletCalls; tokens: TokenSeal };

/** Items of one signed batch. */
const BATCH = 256;

/**
 * Pays what is due in a book, or in all. Safe to run twice and side by side: each money call carries the transaction that
 * was fixed with the decision, and a payment is done only by who locked its bet.
 */
export async function payDueBets(needs: PayNeeds, gameCode: string | null): Promise<void> {
  for (;;) {
    const due = await needs.database.reading((tx) => dueBets(tx, gameCode, BATCH));
    if (due.length === 0 || !(await payBatch(needs, due))) return;
  }
}

/** The next payment of each of these bets. What the wallet does not take is postponed; false where there was nothing to do. */
export async function payBatch(needs: PayNeeds, bets: readonly BookBetRow[]): Promise<boolean> {
  const { database, wallet, tokens, log } = needs;
  // A stake whose request is gone: what became of it nobody knows, so it is undone.
  const sent = bets.filter(({ state }) => state === 'bet-sent');
  for (const bet of sent) await giveBack(needs, bet);
  const paying = bets.filter(({ state }) => state === 'paying' || state === 'rolling-back');
  const payments = await database.reading((tx) => paymentsOf(tx, paying));
  const next = paying.flatMap((bet) => {
    const payment = payments.find((one) => one.bet_id === bet.id && one.user_id === bet.user_id && !one.is_done);
    return payment ? [{ bet, payment }] : [];
  });
  if (next.length === 0) return sent.length > 0;
  const words = await wallet.many(next.map(({ bet, payment }) => itemOf(tokens, bet, payment)));
  const told = next.map((one, place) => ({
    ...one,
    word: words[place] ?? ({ kind: 'unknown', why: 'no answer' } as const),
  }));
  const [done, waiting] = [told.filter(isHeard), told.filter((one) => !isHeard(one))];
  if (waiting.length > 0) log.warn({ bets: waiting.length }, 'bets of a book wait for the wallet');
  await database.transaction(async (tx) => {
    for (const { bet, payment, word } of done) {
      const row = await lockBet(tx, bet);
      const current = (await paymentsOf(tx, [bet])).find(({ is_done }) => !is_done);
      if (!row || current?.transaction !== payment.transaction) continue;
      await markDone(tx, payment);
      const isLast = (await paymentsOf(tx, [bet])).every(({ is_done }) => is_done);
      const balance_minor = word.kind === 'done' ? word.balanceMinor : row.balance_minor;
      const state = isLast ? (row.state === 'paying' ? 'settled' : 'rolled-back') : row.state;
      const sealed_token = isLast && !row.is_correctable ? null : row.sealed_token;
      await writeBet(tx, { ...row, state, balance_minor, sealed_token });
    }
    await postponeBets(
      tx,
      waiting.map(({ bet }) => bet),
    );
  });
  return true;
}

async function giveBack({ database }: PayNeeds, { user_id, id }: BookBetRow): Promise<void> {
  await database.transaction(async (tx) => {
    const bet = await lockBet(tx, { user_id, id });
    if (bet?.state !== 'bet-sent') return;
    await addPayments(tx, bet, [{ kind: 'rollback', reference: bet.bet_transaction, amount_minor: 0n }]);
    await writeBet(tx, { ...bet, state: 'rolling-back' });
  });
}

/** A win is owed until the wallet has it; a wallet that never saw a bet has nothing to give back. */
function isHeard({ payment, word }: { payment: PaymentRow; word: WalletWord }): boolean {
  return payment.kind === 'win' ? word.kind === 'done' : afterRollback(word) === 'rolled-back';
}

function itemOf(tokens: TokenSeal, bet: BookBetRow, payment: PaymentRow): WalletItem {
  const { transaction, kind, reference, amount_minor } = payment;
  const player = playerOf(tokens, bet);
  if (kind === 'rollback') return { type: 'rollback', player, undo: { transaction, bet: reference, round: bet.id } };
  return {
    type: 'win',
    player,
    win: {
      transaction,
      bet: reference,
      round: bet.id,
      currency: bet.currency,
      amountMinor: amount_minor,
      closesRound: true,
    },
  };
}

export function playerOf(tokens: TokenSeal, bet: BookBetRow): WalletPlayer {
  if (!bet.sealed_token) throw new Error(`the open bet ${bet.id} has lost its token`);
  return { userId: bet.user_id, token: tokens.open(bet.sealed_token, bet.user_id), gameCode: bet.game_code };
}
