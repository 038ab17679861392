import { type CallAnswer, type CallInput, Refusal, type signUpRequestReward as requestCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { takeReward } from '../../rewards/index.ts';
import { type CardNeeds, cardOfOne } from '../card.ts';
import { changeClaim, lockMoney, newestClaims, openClaim } from '../claims.ts';
import { payClaim, sourceOf } from '../pay-claim.ts';
import { nameProofs } from '../proofs/store.ts';
import { type ClaimRow, cyclesAt, type PromotionWithTexts, takeBudget } from '../store.ts';
import { publishedPromotion, requireOpenTo } from './open-to.ts';

type Call = typeof requestCall;
type Asked = CallInput<Call>['body'];
type Needs = CardNeeds & Pick<Platform, 'settings'>;

/**
 * Takes what was laid out, claims what is there for the asking, or applies with proof. All claims of a player go one after
 * another under the wallet's lock, so what was had before is answered as it is and nothing is paid twice.
 */
export function requestReward(needs: Needs) {
  return async (tx: Tx, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const promotion = await publishedPromotion(tx, body.promotionId);
    await lockMoney(tx, playerId, needs.brand.currency);
    const newest = (await newestClaims(tx, playerId)).get(promotion.promotion_id) ?? null;
    if (newest?.state === 'offered')
      await takeReward(needs.settings)(tx, { playerId, source: sourceOf(promotion), reference: newest.claim_id });
    else await claimNow(tx, needs, { promotion, playerId, newest, body });
    const card = await cardOfOne(tx, { playerId, language: who.language }, { promotion, needs });
    if (!card) throw new Refusal('promotion_unknown');
    return card;
  };
}

type Now = {
  promotion: PromotionWithTexts;
  playerId: ClaimRow['player_id'];
  newest: ClaimRow | null;
  body: Asked;
};

async function claimNow(tx: Tx, needs: Needs, { promotion, playerId, newest, body }: Now): Promise<void> {
  const cycle = (await cyclesAt(tx, tx.now))[promotion.cycle];
  if (newest?.cycle === cycle && (newest.state === 'claimed' || newest.state === 'applying')) return;
  await requireOpenTo(tx, playerId, promotion);
  if (promotion.kind !== 'freeCredit') throw new Refusal('promotion_not_claimable');
  const { currency } = needs.brand;
  const claim = await openClaim(tx, { promotion, cycle, playerId, currency, state: 'joined' });
  if (claim.state !== 'joined') throw new Refusal('promotion_not_claimable');
  if (promotion.needs_review) await apply(tx, claim, body);
  else await pay(tx, needs, { promotion, claim });
}

async function apply(tx: Tx, claim: ClaimRow, { images = [], remark }: Asked): Promise<void> {
  if (images.length === 0) throw new Refusal('proof_required');
  await nameProofs(tx, claim, images);
  await changeClaim(tx, claim, { state: 'applying', remark: remark ?? null, asked_at: tx.now });
}

async function pay(
  tx: Tx,
  { brand, settings }: Needs,
  { promotion, claim }: { promotion: PromotionWithTexts; claim: ClaimRow },
): Promise<void> {
  const amountMinor = promotion.amount_minor ?? 0n;
  if (!(await takeBudget(tx, promotion, amountMinor))) throw new Refusal('promotion_budget_spent');
  await changeClaim(tx, claim, { state: 'claimed', amount_minor: amountMinor, decided_at: tx.now });
  if (!(await payClaim(tx, settings, { promotion, claim, amountMinor, currency: brand.currency })))
    throw new Refusal('promotion_not_eligible');
}
