import { type Brand, decimalFromMinor, type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { CashierNeeds } from '../../cashier/index.ts';
import { changeClaim, claimOf, lockMoney, openClaim } from '../claims.ts';
import { publishedPromotion, requireOpenTo } from '../members/open-to.ts';
import { payClaim } from '../pay-claim.ts';
import { cyclesAt, promotionById, takeBudget, withTexts } from '../store.ts';
import { amountDue } from '../terms.ts';

type Needs = { brand: Pick<Brand, 'currency'>; settings: Pick<Settings, 'get'> };

/**
 * The cashier's side of a deposit bonus. A deposit that is requested with a promotion joins it, or is refused; the first
 * deposit of the cycle that arrives and fits is paid for, in the transaction that credits it. What was joined in time is
 * paid after the end too; only a budget that others have spent meanwhile ends it.
 */
export function depositBonus(needs: Needs): CashierNeeds['depositBonus'] {
  return {
    join: (tx, deposit) => join(tx, needs, deposit),
    pay: (tx, deposit) => pay(tx, needs, deposit),
  };
}

type Joining = { playerId: PlayerId; promotionId: string; method: string; amountMinor: bigint };

async function join(tx: Tx, { brand }: Needs, { playerId, promotionId, method, amountMinor }: Joining): Promise<void> {
  const promotion = await publishedPromotion(tx, promotionId);
  if (promotion.kind !== 'deposit') throw new Refusal('promotion_unknown');
  await requireOpenTo(tx, playerId, promotion);
  const isOfMethod = promotion.methods.length === 0 || promotion.methods.includes(method);
  if (!isOfMethod || amountMinor < promotion.minimum_minor) {
    const minimum = `${brand.currency} ${decimalFromMinor(promotion.minimum_minor, brand.currency)}`;
    throw new Refusal('promotion_deposit_unfit', { params: { minimum } });
  }
  const cycle = (await cyclesAt(tx, tx.now))[promotion.cycle];
  const claim = await openClaim(tx, { promotion, cycle, playerId, currency: brand.currency, state: 'joined' });
  if (claim.state !== 'joined') throw new Refusal('promotion_claimed');
}

type Paid = Joining & { orderId: string; requestedAt: Temporal.Instant };

async function pay(
  tx: Tx,
  { brand, settings }: Needs,
  { playerId, promotionId, method, amountMinor, orderId, requestedAt }: Paid,
): Promise<void> {
  const row = await promotionById(tx, promotionId);
  const [promotion] = row ? await withTexts(tx, [row]) : [];
  if (!promotion || amountMinor < promotion.minimum_minor) return;
  if (promotion.methods.length > 0 && !promotion.methods.includes(method)) return;
  const { currency } = brand;
  await lockMoney(tx, playerId, currency);
  const cycle = (await cyclesAt(tx, requestedAt))[promotion.cycle];
  const claim = await claimOf(tx, { player_id: playerId, promotion_id: promotionId, cycle }, 'lock');
  const due = amountDue(promotion, amountMinor);
  if (claim?.state !== 'joined' || due === 0n) return;
  const joined = { ...claim, base_minor: amountMinor, order_id: orderId };
  const isInBudget = await takeBudget(tx, promotion, due);
  const isPaid = isInBudget && (await payClaim(tx, settings, { promotion, claim: joined, amountMinor: due, currency }));
  await changeClaim(tx, claim, {
    base_minor: amountMinor,
    order_id: orderId,
    state: isPaid ? 'claimed' : 'lapsed',
    amount_minor: isPaid ? due : null,
    decided_at: tx.now,
  });
}
