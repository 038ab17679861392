import { type Brand, type CallAnswer, type CallInput, decimalFromMinor, Refusal } from '@pelita/contract';
import type {
  AuditAction,
  approvePromotionClaim,
  getPromotionClaim,
  getPromotionProof,
  OfficePromotionClaim,
  rejectPromotionClaim,
} from '@pelita/contract/office';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import { playerTopic } from '../../../platform/events/topics.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isPngOrJpeg } from '../../../platform/storage/storage.ts';
import { accountOf } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { changeClaim, claimById, claimOf, lockMoney } from '../claims.ts';
import { offerClaim } from '../pay-claim.ts';
import { proofFileOf, proofIdsOf } from '../proofs/store.ts';
import { type ClaimRow, promotionById, type PromotionWithTexts, takeBudget, textIn, withTexts } from '../store.ts';

type Needs = Pick<Platform, 'settings'> & { brand: Brand };
type Get = typeof getPromotionClaim;
type Approve = typeof approvePromotionClaim;
type Reject = typeof rejectPromotionClaim;
type Proof = typeof getPromotionProof;

export function getClaim({ brand }: Pick<Needs, 'brand'>) {
  return async (tx: Tx, _who: CallerOf<Get>, { params }: CallInput<Get>): Promise<CallAnswer<Get>> => {
    const claim = await claimById(tx, params.id);
    if (!claim) throw new Refusal('promotion_claim_unknown');
    return await shapeOf(tx, claim, { promotion: await promotionOf(tx, claim), brand });
  };
}

/** Lays out what the promotion pays; the player takes it. Budget and claim are one transaction. */
export function approveClaim({ brand, settings }: Needs) {
  return async (tx: Tx, who: CallerOf<Approve>, { params }: CallInput<Approve>): Promise<CallAnswer<Approve>> => {
    const claim = await lockApplying(tx, params.id, brand);
    const promotion = await promotionOf(tx, claim);
    const amountMinor = promotion.amount_minor ?? 0n;
    if (!(await takeBudget(tx, promotion, amountMinor))) throw new Refusal('promotion_budget_spent');
    await offerClaim(tx, settings, { promotion, claim, amountMinor, currency: brand.currency });
    const decided = { state: 'offered' as const, amount_minor: amountMinor };
    return await decide(tx, who, { claim, promotion, brand, decided, action: 'approve-promotion-claim' });
  };
}

export function rejectClaim({ brand }: Pick<Needs, 'brand'>) {
  return async (tx: Tx, who: CallerOf<Reject>, { params, body }: CallInput<Reject>): Promise<CallAnswer<Reject>> => {
    const claim = await lockApplying(tx, params.id, brand);
    const decided = { state: 'rejected' as const, reason: body.reason };
    const promotion = await promotionOf(tx, claim);
    return await decide(tx, who, { claim, promotion, brand, decided, action: 'reject-promotion-claim' });
  };
}

export function getProof({ storage }: Pick<Platform, 'storage'>) {
  return async (
    database: Database,
    _who: CallerOf<Proof>,
    { params }: CallInput<Proof>,
  ): Promise<CallAnswer<Proof>> => {
    const fileId = await database.reading(async (tx) => {
      const claim = await claimById(tx, params.id);
      if (!claim) throw new Refusal('promotion_claim_unknown');
      return await proofFileOf(tx, claim.claim_id, params.imageId);
    });
    const picture = fileId === null ? null : await storage.read(database, fileId);
    if (!isPngOrJpeg(picture)) throw new Refusal('proof_unknown');
    return { mediaType: picture.mediaType, picture: Buffer.from(picture.bytes).toString('base64') };
  };
}

type Decision = {
  claim: ClaimRow;
  promotion: PromotionWithTexts;
  brand: Brand;
  decided: Partial<ClaimRow> & Pick<ClaimRow, 'state'>;
  action: AuditAction;
};

async function decide(
  tx: Tx,
  { operator }: CallerOf<Approve>,
  { claim, promotion, brand, decided, action }: Decision,
): Promise<OfficePromotionClaim> {
  const change = { ...decided, decided_at: tx.now, decided_by: operator.operatorId };
  await changeClaim(tx, claim, change);
  tx.changed(playerTopic(claim.player_id));
  const { state, amount_minor = null } = decided;
  const amount = amount_minor === null ? null : decimalFromMinor(amount_minor, brand.currency);
  await recordAudit(tx, {
    actor: `operator:${operator.operatorId}`,
    action,
    subject: `promotion-claim:${claim.claim_id}`,
    before: { state: claim.state },
    after: { state, amount },
    ...(decided.reason ? { reason: decided.reason } : {}),
  });
  return await shapeOf(tx, { ...claim, ...change }, { promotion, brand });
}

/** The player's money first, then the claim: in the order in which claims of players lock them. */
async function lockApplying(tx: Tx, id: string, { currency }: Brand): Promise<ClaimRow> {
  const seen = await claimById(tx, id);
  if (!seen) throw new Refusal('promotion_claim_unknown');
  await lockMoney(tx, seen.player_id, currency);
  const claim = await claimOf(tx, seen, 'lock');
  if (claim?.state !== 'applying') throw new Refusal('promotion_claim_decided');
  return claim;
}

async function promotionOf(tx: Tx, { promotion_id }: ClaimRow): Promise<PromotionWithTexts> {
  const row = await promotionById(tx, promotion_id);
  const [promotion] = row ? await withTexts(tx, [row]) : [];
  if (!promotion) throw new Error('a claim of no promotion');
  return promotion;
}

async function shapeOf(
  tx: Tx,
  claim: ClaimRow,
  { promotion, brand }: { promotion: PromotionWithTexts; brand: Brand },
): Promise<OfficePromotionClaim> {
  const account = await accountOf(tx, claim.player_id);
  return {
    id: claim.claim_id,
    state: claim.state === 'due' ? 'joined' : claim.state,
    promotion: {
      id: promotion.promotion_id,
      title: textIn(promotion.texts, brand.defaultLanguage)?.title ?? '',
      kind: promotion.kind,
    },
    player: {
      id: claim.player_id,
      username: account.username,
      registeredAt: account.registeredAt.toString(),
      rank: account.rankLevel,
    },
    amount:
      claim.amount_minor === null && promotion.amount_minor === null
        ? null
        : decimalFromMinor(claim.amount_minor ?? promotion.amount_minor ?? 0n, brand.currency),
    currency: brand.currency,
    remark: claim.remark,
    reason: claim.reason,
    proofs: await proofIdsOf(tx, claim.claim_id),
    askedAt: claim.asked_at.toString(),
  };
}
