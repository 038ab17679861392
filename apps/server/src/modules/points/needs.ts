import type { PlayerId, PointGoodSeed } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { WithdrawalNeeds } from '../withdrawals/index.ts';

export type PointsNeeds = {
  /** What the brand's folder offers at first. */
  goods: readonly PointGoodSeed[];
  checkPaymentPassword: WithdrawalNeeds['checkPaymentPassword'];
  /** Of the points that a category’s rate earns, what the player’s rank makes of them. */
  percentOf: (tx: Tx, playerId: PlayerId) => Promise<number>;
  pictureUrl: (kind: 'good', motif: string) => string;
};
