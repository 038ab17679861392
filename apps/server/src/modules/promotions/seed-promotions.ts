import { type Brand, minorFromDecimal, type PromotionSeed } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { sanitised } from '../announcements/index.ts';
import { cyclesAt, insertPromotion } from './store.ts';
import { hundredthsOf } from './terms.ts';

/** The brand's own, once: those that are there by their code stay as operators left them. */
export async function seedPromotions(tx: Tx, brand: Brand, seed: readonly PromotionSeed[]): Promise<void> {
  const today = Temporal.PlainDate.from((await cyclesAt(tx, tx.now)).daily);
  const money = (text: string | undefined) => (text === undefined ? null : minorFromDecimal(text, brand.currency));
  const dayBegins = (days: number) => today.add({ days }).toZonedDateTime(brand.timeZone).toInstant();
  for (const [position, promotion] of seed.entries()) {
    const { audience = {}, words } = promotion;
    const id = tx.newId<string>();
    const budget = money(promotion.budget);
    await insertPromotion(tx, {
      promotion_id: id,
      code: promotion.code,
      kind: promotion.kind,
      state: promotion.state,
      version: 1,
      type: promotion.type,
      tag: promotion.tag ?? null,
      scene: promotion.scene,
      position,
      published_at: tx.now,
      starts_at: dayBegins(promotion.startsInDays),
      ends_at: promotion.endsInDays === undefined ? null : dayBegins(promotion.endsInDays),
      percent_basis_points: promotion.percent === undefined ? null : hundredthsOf(promotion.percent),
      amount_minor: money(promotion.amount),
      minimum_minor: money(promotion.minimum) ?? 0n,
      cap_minor: money(promotion.cap),
      cycle: promotion.cycle,
      multiplier_hundredths: hundredthsOf(promotion.multiplier),
      base: 'bonus',
      contributions: promotion.contributions ?? {},
      products: [...(promotion.products ?? [])],
      conversion_cap_hundredths: promotion.conversionCap === undefined ? null : hundredthsOf(promotion.conversionCap),
      days_valid: promotion.daysValid,
      methods: [],
      needs_review: promotion.needsReview ?? false,
      minimum_rank: audience.minimumRank ?? 0,
      new_within_days: audience.newWithinDays ?? null,
      first_deposit_only: audience.firstDepositOnly ?? false,
      needs_verified_phone: audience.verifiedPhone ?? false,
      dialling_codes: [],
      agent_ids: [],
      once_per_person: audience.oncePerPerson ?? false,
      budget_minor: budget,
      budget_left_minor: budget,
      idempotency_key: null,
      changed_at: tx.now,
      changed_by: null,
      texts: Object.entries(words).map(([language, { title, summary, html }]) => ({
        promotion_id: id,
        language,
        title,
        summary,
        content: sanitised(html),
      })),
    });
  }
}
