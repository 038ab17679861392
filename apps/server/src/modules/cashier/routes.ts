import * as contract from '@pelita/contract';
import { type Binding, bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import { uploadSlip } from './by-hand/upload-slip.ts';
import { getDepositMethods } from './deposit-methods.ts';
import { getDepositOrder } from './get-deposit-order.ts';
import { listDeposits } from './list-deposits.ts';
import type { CashierNeeds } from './needs.ts';
import { requestDeposit } from './request-deposit.ts';

export function cashierRoutes(needs: CashierNeeds): Binding[] {
  return [
    bindReading(contract.getDepositMethods, getDepositMethods(needs)),
    bind(contract.requestDeposit, requestDeposit(needs)),
    bindReading(contract.listDeposits, listDeposits),
    bindLong(contract.uploadDepositSlip, uploadSlip),
    bindReading(contract.getDepositOrder, getDepositOrder),
  ];
}
