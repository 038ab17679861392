import * as contract from '@pelita/contract';
import { type Binding, bindReading, bindTable } from '../../platform/http/binding.ts';
import { betColumns, depositColumns, movementColumns, profitColumns, withdrawalColumns } from './file-columns.ts';
import { getBet } from './get-bet.ts';
import { listBets } from './list-bets.ts';
import { listDeposits } from './list-deposits.ts';
import { listMovements } from './list-movements.ts';
import { listProfit } from './list-profit.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import type { RecordsNeeds } from './needs.ts';

export function recordsRoutes(needs: RecordsNeeds): Binding[] {
  return [
    bindTable(contract.depositTransaction, listDeposits, depositColumns),
    bindTable(contract.withdrawTransaction, listWithdrawals, withdrawalColumns),
    bindTable(contract.accountTransaction, listMovements(needs), movementColumns),
    bindTable(contract.accountGameBetHistory, listBets(needs), betColumns),
    bindTable(contract.accountProfit, listProfit, profitColumns),
    bindReading(contract.getBet, getBet(needs)),
  ];
}
