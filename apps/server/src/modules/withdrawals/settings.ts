import * as z from 'zod';
import { loosenedWhen, setting } from '../../platform/settings/setting.ts';

/** Of the brand’s currency. */
const Amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);

const isRaised = (before: string | number, after: string | number): boolean => Number(after) > Number(before);

export const withdrawalSettings = {
  minimum: setting('withdrawals.minimum', Amount, '50'),
  maximum: setting('withdrawals.maximum', Amount, '50000'),
  dailyMaximum: setting('withdrawals.dailyMaximum', Amount, '100000'),
  fee: setting('withdrawals.fee', Amount, '0'),
  openMaximum: setting('withdrawals.openMaximum', z.int().min(1).max(20), 3),
  withBonus: setting('withdrawals.withBonus', z.enum(['forfeits', 'waits']), 'forfeits'),
  depositTurnover: setting('withdrawals.depositTurnover', z.number().min(0).max(100).multipleOf(0.01), 1),
  unmetTurnoverFeePercent: loosenedWhen(
    setting('withdrawals.unmetTurnoverFeePercent', z.number().min(0).max(50).multipleOf(0.01), 0),
    (before, after) => before === 0 && after > 0,
  ),
  turnoverReleaseBelow: loosenedWhen(setting('withdrawals.turnoverReleaseBelow', Amount, '0'), isRaised),
  receiptMinutes: setting('withdrawals.receiptMinutes', z.int().min(0).max(43_200), 60),
  autoApproveBelow: loosenedWhen(setting('withdrawals.autoApproveBelow', Amount, '0'), isRaised),
  secondAbove: loosenedWhen(setting('approvals.withdrawal.secondAbove', Amount, '5000'), isRaised),
};
