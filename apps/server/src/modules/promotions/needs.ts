import type { DepositMethod, PlayerId, PromotionCard, PromotionSeed } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { BindControlled } from '../approvals/index.ts';

/** What takes place elsewhere and is shown among promotions; its `leadsTo` is where. */
export type PromotionCards = (
  tx: Tx,
  who: { playerId: PlayerId | null; language: string },
) => Promise<readonly PromotionCard[]>;

export type PromotionsNeeds = {
  /** What the brand's folder has at first. */
  seed: readonly PromotionSeed[];
  depositMethods: readonly DepositMethod[];
  /** Of missions, leaderboards, raffles, envelopes and referral. */
  cards: readonly PromotionCards[];
  bindControlled: BindControlled;
  pictureUrl: (kind: 'scene', scene: string) => string;
};
