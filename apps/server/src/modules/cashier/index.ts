/**
 * Bringing money in. A player opens an order, pays it at an outside provider, and the provider's signed notice moves
 * the ledger: order, payment, money and message in one transaction, each payment credited once; a mail follows by a
 * job. Nothing here touches a balance but the ledger's posting. This module is the model that others are copied from:
 * what it is handed in `needs.ts`, its calls in `routes.ts`, states in a pure file, one file a use case, the store with
 * its SQL, a job for what time does, tests beside.
 */
import { listOfficeDeposits, listVoucherBatches } from '@pelita/contract/office';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { expireDepositJob } from './expire-deposit.ts';
import { mailDepositArrivalJob } from './mail-deposit-arrival.ts';
import type { CashierNeeds } from './needs.ts';
import { cashierOfficeRoutes } from './office-routes.ts';
import { paymentNotices } from './payment-notices.ts';
import { cashierRoutes } from './routes.ts';
import { settleDeposit } from './settle-deposit.ts';
import { cashierStartup } from './startup.ts';
import { sandboxBankJob, sandboxBankPages } from './sandbox-bank/index.ts';

export type { CashierNeeds };
export { depositsBetween } from './deposits-between.ts';
export { countPending } from './store.ts';
export { waitingSlips } from './by-hand/waiting-slips.ts';
export { waitingVouchers } from './vouchers/waiting-vouchers.ts';
export { sandboxBank } from './sandbox-bank/index.ts';

export type CashierModule = Module & {
  /** For providers whose notices come another way. */
  settleDeposit: ReturnType<typeof settleDeposit>;
};

export function cashierModule(platform: Platform, needs: CashierNeeds): CashierModule {
  const { bank, mail } = needs;
  return {
    name: 'cashier',
    settleDeposit: settleDeposit(needs),
    bindings: cashierRoutes(platform, needs),
    officeBindings: cashierOfficeRoutes(platform, needs),
    lists: [serveList(listOfficeDeposits, 'office_deposit'), serveList(listVoucherBatches, 'office_voucher_batch')],
    startup: cashierStartup,
    jobs: [
      expireDepositJob,
      ...(mail ? [mailDepositArrivalJob(platform.brand, mail, needs.contactOf)] : []),
      ...(bank ? [sandboxBankJob(platform, needs, bank)] : []),
    ],
    plugin: async (app) => {
      await app.register(paymentNotices(platform, needs));
      if (bank) await app.register(sandboxBankPages(platform, bank));
    },
  };
}
