import * as z from 'zod';
import { setting } from '../../platform/settings/setting.ts';

/** Of the brand’s currency. */
const Amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);

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
  receiptMinutes: setting(
    'withdrawals.receiptMinutes',
    z.int().min(0).max(43_200),
    60,
    'Unconfirmed after so many minutes, a payment counts as received; 0 asks no player and takes the bank’s word.',
  ),
  autoApproveBelow: setting(
    'withdrawals.autoApproveBelow',
    Amount,
    '0',
    'Smaller withdrawals without any flag are approved without an operator.',
  ),
  secondAbove: setting(
    'approvals.withdrawal.secondAbove',
    Amount,
    '5000',
    'Above this sum in 24 hours, of the player or the operator, a second operator looks; 0 is always.',
  ),
};
