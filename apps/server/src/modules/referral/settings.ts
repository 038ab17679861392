import * as z from 'zod';
import { feature, setting } from '../../platform/settings/setting.ts';

/** Of the brand's currency. */
const Amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);
const STEPS_MAXIMUM = 10;
const Steps = z.array(z.strictObject({ deposit: Amount, turnover: Amount, reward: Amount })).max(STEPS_MAXIMUM);

export const referralSettings = {
  isOn: feature('features.referral', 'REFERRAL', true),
  /** Null: those of the brand's folder. */
  steps: setting('referral.steps', Steps.nullable(), null),
  turnover: setting('referral.turnover', z.number().min(0).max(100).multipleOf(0.01), 1),
};
