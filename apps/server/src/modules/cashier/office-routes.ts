import * as office from '@pelita/contract/office';
import { type Binding, bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import { confirmByHand } from './by-hand/confirm-deposit.ts';
import { declineByHand } from './by-hand/decline-deposit.ts';
import { getDepositForOperators, getSlip } from './by-hand/office-deposit.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CashierNeeds } from './needs.ts';
import { issueVouchers } from './vouchers/issue-vouchers.ts';
import { takeVoucherCodes } from './vouchers/take-voucher-codes.ts';
import { voidVouchers } from './vouchers/void-vouchers.ts';

export function cashierOfficeRoutes(platform: Platform, needs: CashierNeeds): Binding[] {
  return [
    bindReading(office.getOfficeDeposit, getDepositForOperators),
    bindReading(office.getDepositSlip, getSlip),
    needs.bindControlled(office.confirmDeposit, confirmByHand(needs)),
    bind(office.declineDeposit, declineByHand),
    needs.bindControlled(office.issueVouchers, issueVouchers(needs)),
    bindLong(office.takeVoucherCodes, takeVoucherCodes(platform)),
    bind(office.voidVouchers, voidVouchers),
  ];
}
