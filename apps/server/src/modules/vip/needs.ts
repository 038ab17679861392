import type { VipRankSeed, VipTone } from '@pelita/contract';

export type VipNeeds = {
  /** What the brand's folder sets at first. */
  ranks: readonly VipRankSeed[];
  /** The address of the drawn badge of a stone. */
  badgeUrl: (tone: VipTone) => string;
};
