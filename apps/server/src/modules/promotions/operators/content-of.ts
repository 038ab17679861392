import {
  type Brand,
  type CallInput,
  type FieldProblems,
  minorFromDecimal,
  type PlayerId,
  type PromotionKind,
  Refusal,
} from '@pelita/contract';
import type { addPromotion } from '@pelita/contract/office';
import { sceneKinds } from '@pelita/ui/art';
import { instantOf } from '../../../platform/clock/local-time.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { canonicalUsername, playerByName } from '../../accounts/index.ts';
import { sanitised } from '../../announcements/index.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { promotionsSettings } from '../settings.ts';
import type { PromotionWithTexts } from '../store.ts';
import { hundredthsOf } from '../terms.ts';

export type Typed = CallInput<typeof addPromotion>['body'];
export type ContentNeeds = Pick<PromotionsNeeds, 'depositMethods'> & { brand: Brand; settings: Pick<Settings, 'get'> };
type Content = Omit<
  PromotionWithTexts,
  | 'promotion_id'
  | 'code'
  | 'state'
  | 'version'
  | 'published_at'
  | 'budget_left_minor'
  | 'idempotency_key'
  | 'changed_at'
  | 'changed_by'
>;

/** What an operator typed, as the row has it; what does not fit is refused field by field. */
export async function contentOf(
  tx: Tx,
  typed: Typed,
  { id, needs }: { id: string; needs: ContentNeeds },
): Promise<Content> {
  const { brand } = needs;
  const { audience, words, from, until } = typed;
  const starts_at = from === null ? tx.now : instantOf(from, brand.timeZone);
  const ends_at = until === null ? null : instantOf(until, brand.timeZone);
  const agents = await agentsOf(tx, audience.agents);
  const problems = {
    ...problemsOf(typed, needs),
    ...(ends_at && Temporal.Instant.compare(ends_at, starts_at) <= 0 ? { until: { key: 'too_small' } } : {}),
    ...(agents === null ? { 'audience.agents': { key: 'not_on_list' } } : {}),
  };
  if (Object.keys(problems).length > 0) throw new Refusal('invalid_field', { fields: problems });
  const money = (text: string | null) => (text === null ? null : minorFromDecimal(text, brand.currency));
  return {
    kind: typed.kind,
    type: typed.type,
    tag: typed.tag,
    scene: typed.scene,
    position: typed.position,
    starts_at,
    ends_at,
    percent_basis_points: typed.percent === null ? null : hundredthsOf(typed.percent),
    amount_minor: money(typed.amount),
    minimum_minor: money(typed.minimum) ?? 0n,
    cap_minor: money(typed.cap),
    cycle: typed.cycle,
    multiplier_hundredths: hundredthsOf(typed.multiplier),
    base: typed.base,
    contributions: typed.contributions,
    products: typed.products,
    conversion_cap_hundredths: typed.conversionCap === null ? null : hundredthsOf(typed.conversionCap),
    days_valid: typed.daysValid,
    methods: typed.methods,
    needs_review: typed.needsReview,
    minimum_rank: audience.minimumRank,
    new_within_days: audience.newWithinDays,
    first_deposit_only: audience.firstDepositOnly,
    needs_verified_phone: audience.verifiedPhone,
    dialling_codes: audience.diallingCodes,
    agent_ids: agents ?? [],
    once_per_person: audience.oncePerPerson,
    budget_minor: money(typed.budget),
    texts: Object.entries(words).map(([language, { title, summary, html }]) => ({
      promotion_id: id,
      language,
      title,
      summary,
      content: sanitised(html),
    })),
  };
}

/** Null when one of them is nobody's name. */
async function agentsOf(tx: Tx, names: readonly string[]): Promise<PlayerId[] | null> {
  const ids: PlayerId[] = [];
  for (const name of names) {
    const id = await playerByName(tx, canonicalUsername(name));
    if (id === null) return null;
    ids.push(id);
  }
  return ids;
}

function problemsOf(typed: Typed, { brand, settings, depositMethods }: ContentNeeds): FieldProblems {
  const cap = settings.get(promotionsSettings.multiplierCap);
  const isAboveCap = cap !== null && hundredthsOf(typed.multiplier) > hundredthsOf(cap);
  const amounts = ['amount', 'minimum', 'cap', 'budget'] as const;
  const unread = amounts.filter((name) => typed[name] !== null && !isAbove0(typed[name], brand));
  const missing = brand.languages.filter((language) => !typed.words[language]);
  const foreign = Object.keys(typed.words).filter((language) => !brand.languages.includes(language));
  const unknown = typed.methods.filter((code) => !depositMethods.some((method) => method.code === code));
  return {
    ...Object.fromEntries(unread.map((name) => [name, { key: 'amount' }])),
    ...Object.fromEntries(missingOf(typed).map((name) => [name, { key: 'required' }])),
    ...Object.fromEntries(foreignTo(typed.kind, typed).map((name) => [name, { key: 'invalid' }])),
    ...(isAboveCap ? { multiplier: { key: 'too_large', params: { maximum: cap } } } : {}),
    ...(typed.conversionCap !== null && hundredthsOf(typed.conversionCap) === 0
      ? { conversionCap: { key: 'too_small' } }
      : {}),
    ...(sceneKinds.some((known) => known === typed.scene) ? {} : { scene: { key: 'not_on_list' } }),
    ...(unknown.length > 0 ? { methods: { key: 'not_on_list' } } : {}),
    ...Object.fromEntries(missing.map((language) => [`words.${language}.title`, { key: 'required' }])),
    ...Object.fromEntries(foreign.map((language) => [`words.${language}`, { key: 'not_on_list' }])),
  };
}

function isAbove0(text: string, { currency }: Brand): boolean {
  const minor = minorFromDecimal(text, currency);
  return minor !== null && minor > 0n;
}

function missingOf({ kind, percent, amount, cap }: Typed): string[] {
  if (kind === 'freeCredit') return amount === null ? ['amount'] : [];
  // A rebate without a share is the one of each player's rank.
  const isShare = percent === null ? kind === 'rebate' : hundredthsOf(percent) > 0;
  return [...(isShare ? [] : ['percent']), ...(kind === 'deposit' && cap === null ? ['cap'] : [])];
}

/** What the kind has no use for, so that an operator does not believe it holds. */
function foreignTo(kind: PromotionKind, typed: Typed): string[] {
  const isCounted = kind === 'rescue' || kind === 'rebate';
  const wrong: Record<string, boolean> = {
    percent: kind === 'freeCredit' && typed.percent !== null,
    amount: kind !== 'freeCredit' && typed.amount !== null,
    cycle: isCounted && typed.cycle === 'once',
    needsReview: kind !== 'freeCredit' && typed.needsReview,
    methods: kind !== 'deposit' && typed.methods.length > 0,
    products: !isCounted && typed.products.length > 0,
    base: kind !== 'deposit' && typed.base !== 'bonus',
  };
  return Object.keys(wrong).filter((name) => wrong[name]);
}
