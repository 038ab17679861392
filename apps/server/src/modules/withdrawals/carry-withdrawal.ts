import type { Carrying, CarryingNeeds } from './carrying.ts';
import { checkRequest } from './checks/check-request.ts';
import { askBank } from './payout/ask-bank.ts';
import { payWithdrawal } from './payout/pay-withdrawal.ts';
import { expireReceipt } from './receipt/conclude-receipt.ts';
import { withdrawalOf } from './store.ts';

/**
 * Takes a withdrawal one step further where the step is not a person's. Safe side by side and after any break: a state is
 * left only by who saw it, the bank pays an id once, and so does the ledger.
 */
export function carryWithdrawal(carrying: CarryingNeeds): Carrying {
  return async (database, { playerId, id }) => {
    const seen = await database.reading((tx) => withdrawalOf(tx, playerId, id));
    switch (seen?.state) {
      case 'checking':
        return await checkRequest(database, carrying, seen);
      case 'approved':
        return await payWithdrawal(database, carrying, seen);
      case 'paying':
      case 'unknown':
        return await askBank(database, carrying, seen);
      case 'awaiting':
        return await expireReceipt(database, seen);
      default:
    }
  };
}
