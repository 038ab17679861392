import { type Brand, decimalFromMinor, type PlayerId, type PromotionCard, type RewardState } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { type BonusProgress, bonusProgressOf } from '../bonuses/index.ts';
import { rewardStatesOf } from '../rewards/index.ts';
import { newestClaims } from './claims.ts';
import type { PromotionsNeeds } from './needs.ts';
import { type Participation, phaseOf, statusOf } from './participation.ts';
import { referenceOf, sourceOf } from './pay-claim.ts';
import { type ClaimRow, cyclesAt, type PromotionRow, type PromotionWithTexts, promotionsFor, textIn } from './store.ts';
import { offerOf } from './terms.ts';

export type Reader = { playerId: PlayerId | null; language: string };
export type CardNeeds = Pick<PromotionsNeeds, 'pictureUrl'> & { brand: Pick<Brand, 'currency'> };

/**
 * The promotions as one reader sees them. A visitor sees every one that has no agents' line of its own; a player those of
 * their audience, and whatever they have taken part in.
 */
export async function cardsFor(
  tx: Tx,
  { playerId, language }: Reader,
  { promotions, needs }: { promotions: readonly PromotionWithTexts[]; needs: CardNeeds },
): Promise<PromotionCard[]> {
  const parts = playerId === null ? null : await partsOf(tx, playerId, promotions);
  return promotions.flatMap((promotion) => {
    if (!parts) return promotion.agent_ids.length > 0 ? [] : [cardOf(tx, promotion, { language, needs, part: null })];
    const part = parts.get(promotion.promotion_id);
    return part ? [cardOf(tx, promotion, { language, needs, part })] : [];
  });
}

/** The player's part in a promotion: of this cycle, or of an earlier one that still waits for the player or an operator. */
export type Part = {
  claim: ClaimRow | null;
  reward: RewardState | null;
  bonus: BonusProgress | null;
};

async function partsOf(
  tx: Tx,
  playerId: PlayerId,
  promotions: readonly PromotionRow[],
): Promise<ReadonlyMap<string, Part>> {
  const ids = promotions.map(({ promotion_id }) => promotion_id);
  const claims = await newestClaims(tx, playerId);
  const eligible = await promotionsFor(tx, playerId, ids);
  const cycles = await cyclesAt(tx, tx.now);
  const references = [...claims.values()].map(({ claim_id }) => claim_id);
  const rewards = await rewardStatesOf(tx, playerId, references);
  const bonuses = await bonusProgressOf(
    tx,
    playerId,
    promotions.flatMap((promotion) => {
      const claim = claims.get(promotion.promotion_id);
      return claim ? [referenceOf(promotion, claim)] : [];
    }),
  );
  return new Map(
    promotions.flatMap((promotion): [string, Part][] => {
      const newest = claims.get(promotion.promotion_id) ?? null;
      const reward = newest && (rewards.get(newest.claim_id) ?? null);
      const bonus = newest && (bonuses.get(referenceOf(promotion, newest)) ?? null);
      const isKept = newest !== null && isKeptOf(newest, { promotion, cycles, reward, bonus });
      if (!isKept && !eligible.has(promotion.promotion_id)) return [];
      return [[promotion.promotion_id, isKept ? { claim: newest, reward, bonus } : nothing]];
    }),
  );
}

const nothing: Part = { claim: null, reward: null, bonus: null };

type Kept = Omit<Part, 'claim'> & { promotion: PromotionRow; cycles: Readonly<Record<string, string>> };

/** What is counted after its day belongs to the day before. */
function isKeptOf(claim: ClaimRow, { promotion, cycles, reward, bonus }: Kept): boolean {
  if (claim.cycle === cycles[promotion.cycle] || claim.state === 'applying' || bonus?.isRunning) return true;
  const isCounted = sourceOf(promotion) !== 'promotion';
  if (claim.state === 'offered') return reward !== 'expired' && (reward === 'claimable' || isCounted);
  return false;
}

function cardOf(
  tx: Tx,
  promotion: PromotionWithTexts,
  { language, needs, part }: { language: string; needs: CardNeeds; part: Part | null },
): PromotionCard {
  const text = textIn(promotion.texts, language);
  const money = (minor: bigint) => decimalFromMinor(minor, needs.brand.currency);
  const claim = part?.claim ?? null;
  return {
    promotionId: promotion.promotion_id,
    kind: promotion.kind,
    type: promotion.type,
    tag: promotion.tag,
    status: statusOf(participationOf(tx, promotion, part)),
    title: text?.title ?? '',
    summary: text?.summary ?? '',
    imageUrl: needs.pictureUrl('scene', promotion.scene),
    startsAt: promotion.starts_at.toString(),
    endsAt: promotion.ends_at?.toString() ?? null,
    leadsTo: null,
    offer: offerOf(promotion, needs.brand.currency),
    claim: claim && {
      claimId: claim.claim_id,
      amount: claim.amount_minor === null ? null : money(claim.amount_minor),
      askedAt: claim.asked_at.toString(),
      reason: claim.state === 'rejected' ? claim.reason : null,
      turnover: part?.bonus?.isRunning
        ? { done: money(part.bonus.progressMinor), required: money(part.bonus.requiredMinor) }
        : null,
    },
    currency: needs.brand.currency,
  };
}

function participationOf(tx: Tx, promotion: PromotionRow, part: Part | null): Participation {
  return {
    phase: phaseOf(promotion, tx.now),
    kind: promotion.kind,
    needsReview: promotion.needs_review,
    claim: part?.claim?.state ?? null,
    isWagering: part?.bonus?.isRunning ?? false,
    reward: part?.reward ?? null,
    isPlayer: part !== null,
  };
}

/** For calls that answer the promotion they were about. */
export async function cardOfOne(
  tx: Tx,
  reader: Reader,
  { promotion, needs }: { promotion: PromotionWithTexts; needs: CardNeeds },
): Promise<PromotionCard | null> {
  const [card] = await cardsFor(tx, reader, { promotions: [promotion], needs });
  return card ?? null;
}
