import { providerUnitsFromMinor, type ReportedTransaction } from '@pelita/contract';
import type { TableBetRow, TableBetState } from './bet-store.ts';

type State = ReportedTransaction['state'];
/** How the stake, the win and the rollback of a bet stand by its state; what is not named was never sent. */
export const standing: Record<TableBetState, { bet: State; win?: State; rollback?: State }> = {
  'bet-sent': { bet: 'open', rollback: 'open' },
  placed: { bet: 'ok' },
  'win-sent': { bet: 'ok', win: 'open' },
  'rolling-back': { bet: 'open', rollback: 'open' },
  settled: { bet: 'ok', win: 'ok' },
  refused: { bet: 'refused' },
  'rolled-back': { bet: 'rolled_back', rollback: 'ok' },
};

/** What a bet at a table has told the wallet; a lost one is closed by a win of nothing. */
export function transactionsOfBet(bet: TableBetRow): ReportedTransaction[] {
  const { win, rollback, ...stake } = standing[bet.state];
  const amount = (minor: bigint) => providerUnitsFromMinor(minor, bet.currency);
  return [
    { transactionUuid: bet.bet_transaction, kind: 'bet', amount: amount(bet.stake_minor), state: stake.bet },
    ...(win
      ? [
          {
            transactionUuid: bet.win_transaction,
            kind: 'win' as const,
            amount: amount(bet.win_minor ?? 0n),
            state: win,
          },
        ]
      : []),
    ...(rollback
      ? [{ transactionUuid: bet.rollback_transaction, kind: 'rollback' as const, amount: null, state: rollback }]
      : []),
  ];
}
