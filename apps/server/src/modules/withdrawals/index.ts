/**
 * Taking money out. A request holds its amount in the ledger, checks choose the operators’ queue, operators decide, an
 * external provider pays, and the player says what arrived. Every move from state to state is one statement that writes
 * state, step and money together, from the version that its mover saw; nothing is given back because of silence, and
 * nothing is paid under two ids. The states are data in `withdrawal-states.ts`, the checks in `checks/risk-checks.ts`; jobs
 * take further what waits for no person. This module calls accounts, payees and the ledger.
 */
import { listOfficeWithdrawals } from '@pelita/contract/office';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { carryWithdrawal } from './carry-withdrawal.ts';
import { carryingJobs } from './carry-job.ts';
import type { WithdrawalNeeds } from './needs.ts';
import { withdrawalOfficeRoutes } from './office-routes.ts';
import { askAboutPayoutJob } from './payout/ask-about-payout.ts';
import { hearReturns } from './payout/return-payout.ts';
import { sandboxPayoutPages } from './payout/sandbox-bank/payout-pages.ts';
import { pruneProofs } from './receipt/prune-proofs.ts';
import { withdrawalRoutes } from './routes.ts';

export type { WithdrawalNeeds };
export { waitingPayoutDisputes, waitingWithdrawals } from './waiting.ts';
export { withdrawalsBetween } from './withdrawals-between.ts';
export { checkWithdrawals, countWithdrawals } from './check-withdrawals.ts';
export { sandboxPayouts } from './payout/sandbox-bank/sandbox-payouts.ts';
export { askAboutPayout } from './payout/ask-about-payout.ts';
export { moveTurnover, openDepositTurnover, openTurnover } from './turnover/turnover.ts';

export type WithdrawalsModule = Module & {
  /** For the back office’s table of calls. */
  officeBindings: ReturnType<typeof withdrawalOfficeRoutes>;
};

export function withdrawalsModule(platform: Platform, needs: WithdrawalNeeds): WithdrawalsModule {
  const carry = carryWithdrawal({ platform, needs });
  const returns = (id: string) => hearReturns(platform.database, { platform, needs }, id);
  return {
    name: 'withdrawals',
    bindings: withdrawalRoutes(platform, needs),
    officeBindings: withdrawalOfficeRoutes(platform, needs),
    lists: [serveList(listOfficeWithdrawals, 'office_withdrawal')],
    jobs: [...carryingJobs(carry), askAboutPayoutJob({ platform, needs }, carry), pruneProofs(platform)],
    plugin: async (app) => {
      if (needs.bank) await app.register(sandboxPayoutPages(platform, needs.bank, { carry, returns }));
    },
  };
}
