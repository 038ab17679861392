import { providerUnitsFromMinor, type ReportedTransaction } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { type BookBetRow, bookBetsMovedSince } from './bet-store.ts';
import { type PaymentRow, paymentsOf } from './payment-store.ts';

/** What the sportsbook has told the wallet since an instant, for the comparison of the books. */
export async function bookTransactions(tx: Tx, since: Temporal.Instant): Promise<ReportedTransaction[]> {
  const bets = await bookBetsMovedSince(tx, since);
  const payments = Map.groupBy(await paymentsOf(tx, bets), ({ user_id, bet_id }) => `${user_id} ${bet_id}`);
  return bets.flatMap((bet) => transactionsOfBet(bet, payments.get(`${bet.user_id} ${bet.id}`) ?? []));
}

function transactionsOfBet(bet: BookBetRow, payments: readonly PaymentRow[]): ReportedTransaction[] {
  const amount = (minor: bigint) => providerUnitsFromMinor(minor, bet.currency);
  const undoing = new Map(payments.filter(({ kind }) => kind === 'rollback').map((one) => [one.reference, one]));
  const stateOf = (transaction: string, isDone: boolean): ReportedTransaction['state'] => {
    const undo = undoing.get(transaction);
    if (undo) return undo.is_done ? 'rolled_back' : 'open';
    return isDone ? 'ok' : 'open';
  };
  const stake = bet.state === 'refused' ? 'refused' : stateOf(bet.bet_transaction, bet.state !== 'bet-sent');
  return [
    { transactionUuid: bet.bet_transaction, kind: 'bet', amount: amount(bet.stake_minor), state: stake },
    ...payments.map(({ kind, transaction, amount_minor, is_done }): ReportedTransaction => {
      if (kind === 'win')
        return {
          transactionUuid: transaction,
          kind,
          amount: amount(amount_minor),
          state: stateOf(transaction, is_done),
        };
      return { transactionUuid: transaction, kind, amount: null, state: is_done ? 'ok' : 'open' };
    }),
  ];
}
