import type { CurrencyCode, RewardSource } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { offerReward, payReward, type RewardOffer } from '../rewards/index.ts';
import { promotionsSettings } from './settings.ts';
import type { ClaimRow, PromotionRow, PromotionWithTexts } from './store.ts';
import { hundredthsOf, turnoverDue } from './terms.ts';

/** How long what was laid out waits to be claimed. */
const CLAIM_DAYS = 7;

export function sourceOf({ kind }: Pick<PromotionRow, 'kind'>): RewardSource {
  return kind === 'rescue' || kind === 'rebate' ? kind : 'promotion';
}

/** Of the bonus that a claim becomes. */
export function referenceOf(promotion: Pick<PromotionRow, 'kind'>, { claim_id }: Pick<ClaimRow, 'claim_id'>): string {
  return `${sourceOf(promotion)}:${claim_id}`;
}

export type Payable = {
  promotion: PromotionWithTexts;
  claim: Pick<ClaimRow, 'player_id' | 'claim_id' | 'base_minor' | 'cycle'>;
  amountMinor: bigint;
  currency: CurrencyCode;
};

/** Pays a claim at once, under its own id. False where the account may get nothing. */
export async function payClaim(tx: Tx, settings: Pick<Settings, 'get'>, payable: Payable): Promise<boolean> {
  return await payReward(settings)(tx, rewardOf(tx, settings, payable));
}

/** Lays a claim out for the player to take. */
export async function offerClaim(tx: Tx, settings: Pick<Settings, 'get'>, payable: Payable): Promise<boolean> {
  const expiresAt = tx.now.add({ hours: 24 * CLAIM_DAYS });
  return await offerReward(tx, { ...rewardOf(tx, settings, payable), expiresAt });
}

/** The terms are those of the promotion; its multiplier is never above what the brand allows at this moment. */
function rewardOf(
  tx: Tx,
  settings: Pick<Settings, 'get'>,
  { promotion, claim, amountMinor, currency }: Payable,
): Omit<RewardOffer, 'expiresAt'> {
  const cap = settings.get(promotionsSettings.multiplierCap);
  const capHundredths = cap === null ? null : hundredthsOf(cap);
  const times = promotion.conversion_cap_hundredths;
  return {
    playerId: claim.player_id,
    source: sourceOf(promotion),
    reference: claim.claim_id,
    words: {
      name: Object.fromEntries(promotion.texts.map(({ language, title }) => [language, title])),
      day: claim.cycle,
    },
    pay: {
      kind: 'bonus',
      grant: {
        amountMinor,
        currency,
        turnoverMinor: turnoverDue(promotion, { amountMinor, baseMinor: claim.base_minor, capHundredths }),
        contributions: promotion.contributions,
        conversionCapMinor: times === null ? null : (amountMinor * BigInt(times)) / 100n,
        expiresAt: tx.now.add({ hours: 24 * promotion.days_valid }),
      },
    },
  };
}
