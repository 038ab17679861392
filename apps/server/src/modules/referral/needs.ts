import type { ReferralStep } from '@pelita/contract';

export type ReferralNeeds = {
  /** Those of the brand's folder, which hold until an operator sets others. */
  steps: readonly ReferralStep[];
};
