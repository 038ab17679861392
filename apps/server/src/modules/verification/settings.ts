import { verificationGates } from '@pelita/contract';
import * as z from 'zod';
import { loosenedWhen, setting } from '../../platform/settings/setting.ts';

const strictness = ['never', 'amount', 'withdrawal', 'deposit'];

export const verificationSettings = {
  requiredBefore: loosenedWhen(
    setting('verification.requiredBefore', z.enum(verificationGates), 'never'),
    (before, after) => strictness.indexOf(after) < strictness.indexOf(before),
  ),
  /** Of the brand's currency, for `amount`. */
  requiredAbove: loosenedWhen(
    setting('verification.requiredAbove', z.string().regex(/^\d{1,12}(\.\d{1,2})?$/), '2000.00'),
    (before, after) => Number(after) > Number(before),
  ),
  needsAddress: setting('verification.needsAddress', z.boolean(), false),
  needsSelfie: setting('verification.needsSelfie', z.boolean(), false),
  /** From the decision on; what was not accepted goes after a month. */
  keptDays: setting('verification.keptDays', z.int().min(30).max(3_650), 1_825),
};
