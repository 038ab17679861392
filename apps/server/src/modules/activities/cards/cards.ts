import type { PromotionCard } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { giveawaySeeds } from '../giveaway-seeds.ts';
import { giving } from '../give.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ActivitiesNeeds } from '../needs.ts';
import type { CardReader } from './activity-card.ts';
import { envelopeCards } from './envelope-cards.ts';
import { missionCards } from './mission-cards.ts';
import { raffleCards } from './raffle-cards.ts';

type Cards = (tx: Tx, reader: CardReader) => Promise<PromotionCard[]>;

/** What a member can take part in, as cards among the promotions. */
export function activityCards(platform: Platform, needs: ActivitiesNeeds): readonly Cards[] {
  const parts = { ...needs, brand: platform.brand, give: giving(platform), seeds: giveawaySeeds(platform) };
  return [missionCards(parts), raffleCards(parts), envelopeCards(parts)];
}
