import type { PointGoodSeed } from '@pelita/contract';
import type { WithdrawalNeeds } from '../withdrawals/index.ts';

export type PointsNeeds = {
  /** What the brand's folder offers at first. */
  goods: readonly PointGoodSeed[];
  checkPaymentPassword: WithdrawalNeeds['checkPaymentPassword'];
  pictureUrl: (kind: 'good', motif: string) => string;
};
