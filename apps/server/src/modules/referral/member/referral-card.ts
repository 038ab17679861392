import { decimalFromMinor, type PlayerId, type PromotionCard } from '@pelita/contract';
import { formatMoney, serverText } from '@pelita/i18n';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ReferralNeeds } from '../needs.ts';
import { programmeOf } from '../programme.ts';

/** One programme a deployment. */
const CARD_ID = 'referral';

/** Inviting friends as a card among the promotions, with what one friend brings in all. */
export function referralCards(platform: Platform, needs: ReferralNeeds & CardNeeds) {
  const { currency } = platform.brand;
  const programme = programmeOf(platform, needs);
  return async (_tx: Tx, { playerId, language }: CardReader): Promise<PromotionCard[]> => {
    const inAllMinor = programme.minorSteps().rewards.reduce((sum, reward) => sum + reward, 0n);
    if (!programme.isOn() || inAllMinor === 0n) return [];
    const amount = formatMoney(language, decimalFromMinor(inAllMinor, currency), currency);
    return [
      {
        promotionId: CARD_ID,
        kind: 'referral',
        type: 'event',
        tag: null,
        status: playerId === null ? 'join' : 'joined',
        title: serverText(language, 'rewardWords', 'referralCard'),
        summary: serverText(language, 'rewardWords', 'referralCardNote', { amount }),
        imageUrl: needs.pictureUrl('scene', 'harbour'),
        startsAt: null,
        endsAt: null,
        leadsTo: '/promotions?modal=member-centre&room=referral',
        offer: null,
        claim: null,
        currency,
      },
    ];
  };
}

type CardNeeds = { pictureUrl: (kind: 'scene', scene: string) => string };
type CardReader = { playerId: PlayerId | null; language: string };
