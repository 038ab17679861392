import * as office from '@pelita/contract/office';
import { type Binding, bind, bindReading } from '../../platform/http/binding.ts';
import { confirmByHand } from './by-hand/confirm-deposit.ts';
import { declineByHand } from './by-hand/decline-deposit.ts';
import { getDepositForOperators, getSlip } from './by-hand/office-deposit.ts';
import type { CashierNeeds } from './needs.ts';

export function cashierOfficeRoutes(needs: CashierNeeds): Binding[] {
  return [
    bindReading(office.getOfficeDeposit, getDepositForOperators),
    bindReading(office.getDepositSlip, getSlip),
    needs.bindControlled(office.confirmDeposit, confirmByHand(needs)),
    bind(office.declineDeposit, declineByHand),
  ];
}
