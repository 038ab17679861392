import { waitingApprovals } from '../../modules/approvals/index.ts';
import { waitingSlips, waitingVouchers } from '../../modules/cashier/index.ts';
import { waitingDisputes } from '../../modules/disputes/index.ts';
import { waitingFeedback } from '../../modules/feedback/index.ts';
import type { WaitingQueue } from '../../modules/figures/index.ts';
import { waitingPointExchanges } from '../../modules/points/index.ts';
import { waitingPromotionClaims } from '../../modules/promotions/index.ts';
import { waitingReferrals } from '../../modules/referral/index.ts';
import { waitingRiskCases } from '../../modules/risk/index.ts';
import { waitingVendorTransfers } from '../../modules/vendor-wallets/index.ts';
import { waitingVerifications } from '../../modules/verification/index.ts';
import { waitingPayoutDisputes, waitingWithdrawals } from '../../modules/withdrawals/index.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** What waits for operators, by whom it is seen, and after how many minutes somebody should have looked. */
export const waitingQueues: readonly WaitingQueue[] = [
  { name: 'approvals', permission: 'approvals.see', read: waitingApprovals, limitMinutes: 4 * HOUR },
  { name: 'deposits', permission: 'deposits.see', read: waitingSlips, limitMinutes: 30 },
  { name: 'withdrawals', permission: 'withdrawals.see', read: waitingWithdrawals, limitMinutes: 30 },
  { name: 'payoutDisputes', permission: 'withdrawals.see', read: waitingPayoutDisputes, limitMinutes: 4 * HOUR },
  { name: 'disputes', permission: 'disputes.see', read: waitingDisputes, limitMinutes: DAY },
  { name: 'vendorTransfers', permission: 'vendorTransfers.see', read: waitingVendorTransfers, limitMinutes: 30 },
  { name: 'verifications', permission: 'verifications.see', read: waitingVerifications, limitMinutes: 6 * HOUR },
  { name: 'riskCases', permission: 'risk.see', read: waitingRiskCases, limitMinutes: 7 * DAY },
  { name: 'promotionClaims', permission: 'promotions.see', read: waitingPromotionClaims, limitMinutes: 4 * HOUR },
  { name: 'pointExchanges', permission: 'points.see', read: waitingPointExchanges, limitMinutes: 2 * DAY },
  { name: 'referrals', permission: 'referral.see', read: waitingReferrals, limitMinutes: DAY },
  { name: 'feedback', permission: 'feedback.see', read: waitingFeedback, limitMinutes: 2 * HOUR },
  { name: 'vouchers', permission: 'vouchers.see', read: waitingVouchers, limitMinutes: DAY },
];
