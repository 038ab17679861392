import { createHash } from 'node:crypto';
import { type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type {
  AuditAction,
  addPromotion,
  changePromotion,
  closePromotion,
  listPromotions,
  OfficePromotion,
} from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import { tellEveryone } from '../../../platform/events/tell-everyone.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { recordAudit } from '../../audit/index.ts';
import { promotionsSettings } from '../settings.ts';
import {
  everyPromotion,
  insertPromotion,
  promotionById,
  type PromotionWithTexts,
  tables,
  updatePromotion,
  withTexts,
} from '../store.ts';
import { type ContentNeeds, contentOf } from './content-of.ts';
import { officeShapes } from './office-shape.ts';

type Add = typeof addPromotion;
type Change = typeof changePromotion;
type Close = typeof closePromotion;
type List = typeof listPromotions;

export function listEvery({ brand, settings, depositMethods }: ContentNeeds) {
  return async (tx: Tx): Promise<CallAnswer<List>> => ({
    promotions: await officeShapes(tx, await everyPromotion(tx), brand),
    timeZone: brand.timeZone,
    languages: [...brand.languages],
    methods: depositMethods.filter(({ provider }) => provider !== 'voucher').map(({ code, name }) => ({ code, name })),
    currency: brand.currency,
    multiplierCap: settings.get(promotionsSettings.multiplierCap),
    secondAboveBudget: settings.get(promotionsSettings.secondAboveBudget),
  });
}

export function addOne(needs: ContentNeeds) {
  return async (tx: Tx, who: CallerOf<Add>, { body }: CallInput<Add>): Promise<CallAnswer<Add>> => {
    const id = tx.newId<string>();
    const content = await contentOf(tx, body, { id, needs });
    const row: PromotionWithTexts = {
      ...content,
      promotion_id: id,
      code: null,
      state: 'draft',
      version: 1,
      published_at: null,
      budget_left_minor: content.budget_minor,
      idempotency_key: who.idempotencyKey,
      changed_at: tx.now,
      changed_by: who.operator.username,
    };
    if (await insertPromotion(tx, row)) {
      await note(tx, who, { action: 'add-promotion', before: null, after: row }, needs);
      return await shapeOf(tx, row, needs);
    }
    const earlier = await tables(tx)
      .selectFrom('promotion')
      .selectAll()
      .where('idempotency_key', '=', who.idempotencyKey)
      .executeTakeFirstOrThrow();
    return await shapeOf(tx, earlier, needs);
  };
}

export function changeOne(needs: ContentNeeds) {
  return async (tx: Tx, who: CallerOf<Change>, { params, body }: CallInput<Change>): Promise<CallAnswer<Change>> => {
    const { version, ...typed } = body;
    const before = await lockVersion(tx, { id: params.id, version }, needs);
    const content = await contentOf(tx, typed, { id: before.promotion_id, needs });
    const starts_at = typed.from === null ? before.starts_at : content.starts_at;
    const budget_left_minor = before.state === 'draft' ? content.budget_minor : leftOf(before, content.budget_minor);
    const after = changed(tx, who, before, { ...content, starts_at, budget_left_minor });
    if (before.state !== 'draft' && agreedIn(before) !== agreedIn(after)) throw new Refusal('promotion_terms_fixed');
    await updatePromotion(tx, after);
    if (before.state !== 'draft') await tellEveryone(tx, 'offers');
    await note(tx, who, { action: 'change-promotion', before, after }, needs);
    return await shapeOf(tx, after, needs);
  };
}

export function closeOne(needs: ContentNeeds) {
  return async (tx: Tx, who: CallerOf<Close>, { params, body }: CallInput<Close>): Promise<CallAnswer<Close>> => {
    const before = await lockVersion(tx, { id: params.id, version: body.version }, needs);
    if (before.state === 'closed') throw new Refusal('promotion_state_unfit');
    const after = changed(tx, who, before, { state: 'closed' });
    await updatePromotion(tx, after);
    await tellEveryone(tx, 'offers');
    await note(tx, who, { action: 'close-promotion', before, after }, needs);
    return await shapeOf(tx, after, needs);
  };
}

/** Held, in the version that the operator saw; another one is refused and sent along. */
export async function lockVersion(
  tx: Tx,
  { id, version }: { id: string; version: number },
  needs: ContentNeeds,
): Promise<PromotionWithTexts> {
  const row = await promotionById(tx, id, 'lock');
  const [promotion] = row ? await withTexts(tx, [row]) : [];
  if (!promotion) throw new Refusal('promotion_unknown');
  if (promotion.version !== version)
    throw new Refusal('changed_meanwhile', { extra: { current: await shapeOf(tx, promotion, needs) } });
  return promotion;
}

export async function shapeOf(
  tx: Tx,
  row: PromotionWithTexts | Omit<PromotionWithTexts, 'texts'>,
  { brand }: Pick<ContentNeeds, 'brand'>,
): Promise<OfficePromotion> {
  const told = 'texts' in row ? [row] : await withTexts(tx, [row]);
  const [shape] = await officeShapes(tx, told, brand);
  if (!shape) throw new Error('a promotion without a shape');
  return shape;
}

/** A budget is only lowered, by at most what is left of it. */
function leftOf(before: PromotionWithTexts, budget: bigint | null): bigint | null {
  const { budget_minor, budget_left_minor } = before;
  if (budget === null || budget_minor === null || budget_left_minor === null) {
    if (budget === budget_minor) return budget_left_minor;
    throw new Refusal('promotion_terms_fixed');
  }
  const left = budget_left_minor - (budget_minor - budget);
  if (budget > budget_minor || left < 0n) throw new Refusal('promotion_terms_fixed');
  return left;
}

/** What players agreed to: everything but words, picture, place, budget and end. */
function agreedIn(row: PromotionWithTexts): string {
  return JSON.stringify(agreed.map((name) => valueOf(row[name])));
}

const agreed = [
  'kind',
  'starts_at',
  'percent_basis_points',
  'amount_minor',
  'minimum_minor',
  'cap_minor',
  'cycle',
  'multiplier_hundredths',
  'base',
  'contributions',
  'products',
  'conversion_cap_hundredths',
  'days_valid',
  'methods',
  'needs_review',
  'minimum_rank',
  'new_within_days',
  'first_deposit_only',
  'needs_verified_phone',
  'dialling_codes',
  'agent_ids',
  'once_per_person',
] as const satisfies readonly (keyof PromotionWithTexts)[];

function valueOf(value: PromotionWithTexts[(typeof agreed)[number]]): unknown {
  if (typeof value === 'bigint' || value instanceof Temporal.Instant) return value.toString();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other));
}

function changed(
  tx: Tx,
  { operator }: CallerOf<Change>,
  before: PromotionWithTexts,
  changes: Partial<PromotionWithTexts>,
): PromotionWithTexts {
  return { ...before, ...changes, version: before.version + 1, changed_at: tx.now, changed_by: operator.username };
}

type Noted = { action: AuditAction; before: PromotionWithTexts | null; after: PromotionWithTexts };

/** As operators see it, but for what players have made of it since. */
async function note(
  tx: Tx,
  { operator }: CallerOf<Change>,
  { action, before, after }: Noted,
  { brand }: Pick<ContentNeeds, 'brand'>,
): Promise<void> {
  const [is, was] = (await officeShapes(tx, before ? [after, before] : [after], brand)).map(audited);
  await recordAudit(tx, {
    actor: `operator:${operator.operatorId}`,
    action,
    subject: `promotion:${after.promotion_id}`,
    ...(was ? { before: was } : {}),
    after: is ?? null,
  });
}

/** Long texts are told by their hash. */
function audited({ id: _id, words, cost: _cost, claims: _claims, waiting: _waiting, ...kept }: OfficePromotion) {
  const told = Object.entries(words).map(([language, { title, summary, html }]) => [
    language,
    { title, summary, sha256: createHash('sha256').update(html).digest('hex') },
  ]);
  return { ...kept, words: Object.fromEntries(told) as Record<string, Record<'title' | 'summary' | 'sha256', string>> };
}
