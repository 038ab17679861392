import * as contract from '@pelita/contract';
import { type Binding, bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import { uploadSlip } from './by-hand/upload-slip.ts';
import { getDepositMethods } from './deposit-methods.ts';
import { getDepositOrder } from './get-deposit-order.ts';
import { listDeposits } from './list-deposits.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CashierNeeds } from './needs.ts';
import { requestDeposit } from './request-deposit.ts';
import { redeemVoucher } from './vouchers/redeem-voucher.ts';

export function cashierRoutes(platform: Platform, needs: CashierNeeds): Binding[] {
  return [
    bindReading(contract.getDepositMethods, getDepositMethods(needs)),
    bind(contract.requestDeposit, requestDeposit(needs)),
    bindLong(contract.redeemVoucher, redeemVoucher(platform, needs)),
    bindReading(contract.listDeposits, listDeposits),
    bindLong(contract.uploadDepositSlip, uploadSlip),
    bindReading(contract.getDepositOrder, getDepositOrder),
  ];
}
