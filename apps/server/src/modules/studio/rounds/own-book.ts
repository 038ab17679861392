import { providerUnitsFromMinor, type ReportedTransaction } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { isOpen } from './round-states.ts';
import { betsMovedSince } from '../tables/bet-store.ts';
import { transactionsOfBet } from '../tables/own-bets.ts';
import { bookTransactions } from '../book/own-bets.ts';
import { transactionsOfStake } from '../cards/stake-items.ts';
import { stakesMovedSince } from '../cards/stake-store.ts';
import { type BookedRound, roundsMovedSince } from './round-store.ts';

/** What the studio's own book says of every transaction that may have moved since an instant. */
export async function ownBook(tx: Tx, since: Temporal.Instant): Promise<ReportedTransaction[]> {
  const [rounds, bets] = [await roundsMovedSince(tx, since), await betsMovedSince(tx, since)];
  const stakes = await stakesMovedSince(tx, since);
  return [
    ...rounds.flatMap(transactionsOf),
    ...bets.flatMap(transactionsOfBet),
    ...stakes.flatMap(transactionsOfStake),
    ...(await bookTransactions(tx, since)),
  ];
}

/** The transactions of a round by its state. A call that is under way is open: the wallet may be ahead of the book. */
export function transactionsOf(round: BookedRound): ReportedTransaction[] {
  const { state, currency } = round;
  const amount = (minor: bigint) => providerUnitsFromMinor(minor, currency);
  const bet = (of: ReportedTransaction['state']): ReportedTransaction => {
    return { transactionUuid: round.bet_transaction, kind: 'bet', amount: amount(round.total_bet_minor), state: of };
  };
  const win = (of: ReportedTransaction['state']): ReportedTransaction[] => {
    if (round.total_win_minor === 0n) return [];
    return [{ transactionUuid: round.win_transaction, kind: 'win', amount: amount(round.total_win_minor), state: of }];
  };
  const rollback = (of: ReportedTransaction['state']): ReportedTransaction => {
    return { transactionUuid: round.rollback_transaction, kind: 'rollback', amount: null, state: of };
  };
  if (state === 'settled') return [bet('ok'), ...win('ok')];
  if (state === 'refused') return [bet('refused')];
  if (state === 'rolled-back') return [bet('rolled_back'), rollback('ok')];
  if (state === 'win-sent') return [bet('ok'), ...win('open')];
  return isOpen(state) ? [bet('open'), rollback('open')] : [];
}
