import * as z from 'zod';
import { loosenedWhen, setting } from '../../platform/settings/setting.ts';

/** Of the brand’s currency. */
const Amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);

const isRaised = (before: string | number, after: string | number): boolean => Number(after) > Number(before);

export const withdrawalSettings = {
  minimum: setting('withdrawals.minimum', Amount, '50', 'The smallest withdrawal.'),
  maximum: setting('withdrawals.maximum', Amount, '50000', 'The largest withdrawal.'),
  dailyMaximum: setting(
    'withdrawals.dailyMaximum',
    Amount,
    '100000',
    'What a player may take out in one business day, all withdrawals together.',
  ),
  fee: setting('withdrawals.fee', Amount, '0', 'Taken from each withdrawal once it is paid whole.'),
  openMaximum: setting(
    'withdrawals.openMaximum',
    z.int().min(1).max(20),
    3,
    'How many withdrawals of one player may be open at once.',
  ),
  depositTurnover: setting(
    'withdrawals.depositTurnover',
    z.number().min(0).max(100).multipleOf(0.01),
    1,
    'How many times a deposit has to be staked before money leaves; deposits keep what held when they came.',
  ),
  unmetTurnoverFeePercent: loosenedWhen(
    setting(
      'withdrawals.unmetTurnoverFeePercent',
      z.number().min(0).max(50).multipleOf(0.01),
      0,
      'What money costs that leaves before its turnover is met, where the player agrees; 0 lets none leave.',
    ),
    (before, after) => before === 0 && after > 0,
  ),
  turnoverReleaseBelow: loosenedWhen(
    setting(
      'withdrawals.turnoverReleaseBelow',
      Amount,
      '0',
      'A deposit that comes while less than this is left, and nothing is at play, ends what was to be staked before; 0 never.',
    ),
    isRaised,
  ),
  receiptMinutes: setting(
    'withdrawals.receiptMinutes',
    z.int().min(0).max(43_200),
    60,
    'Unconfirmed after so many minutes, a payment counts as received; 0 asks no player and takes the bank’s word.',
  ),
  autoApproveBelow: loosenedWhen(
    setting(
      'withdrawals.autoApproveBelow',
      Amount,
      '0',
      'Smaller withdrawals without any flag are approved without an operator.',
    ),
    isRaised,
  ),
  secondAbove: loosenedWhen(
    setting(
      'approvals.withdrawal.secondAbove',
      Amount,
      '5000',
      'Above this sum in 24 hours, of the player or the operator, a second operator looks; 0 is always.',
    ),
    isRaised,
  ),
};
