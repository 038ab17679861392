import type { ActivitySeeds, Brand } from '@pelita/contract';
import type { Give } from './give.ts';
import type { GiveawaySeeds } from './giveaway-seeds.ts';

export type ActivitiesNeeds = {
  /** What the brand's folder offers at first. */
  activities: ActivitySeeds;
  pictureUrl: (kind: 'good' | 'scene', motif: string) => string;
};

/** What every use case of this module is made with. */
export type Parts = ActivitiesNeeds & { brand: Brand; seeds: GiveawaySeeds; give: Give };
