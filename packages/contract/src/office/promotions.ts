import * as z from 'zod/mini';
import { call } from '../call.ts';
import { GameCategory } from '../catalogue.ts';
import { promotionBases, promotionCycles, promotionKinds, promotionTags, promotionTypes } from '../promotion-kinds.ts';
import { ShareText, TimesText } from '../promotions.ts';
import { InstantText, MoneyText, UuidText } from '../shapes.ts';
import { freeText, isVisible } from '../text.ts';
import { ANNOUNCEMENT_MAXIMUM_BYTES } from '../announcements.ts';
import { proposal } from './approvals.ts';
import {
  between,
  choice,
  count,
  currency,
  exact,
  instant,
  list,
  many,
  money,
  optional,
  playerRef,
  text,
} from './lists/index.ts';
import { LocalTimeText, ReasonText } from './shapes.ts';

/** Promotions as operators make, try, publish and review them. Times are the brand's local times. */

export const promotionStates = ['draft', 'published', 'closed'] as const;
export const promotionClaimStates = ['joined', 'applying', 'rejected', 'offered', 'claimed', 'lapsed'] as const;

const LANGUAGES_MAXIMUM = 40;
const WORDS_MAXIMUM_BYTES = LANGUAGES_MAXIMUM * ANNOUNCEMENT_MAXIMUM_BYTES * 2;
const whole = (minimum: number, maximum: number) =>
  z.int().check(z.minimum(minimum, { error: 'too_small' }), z.maximum(maximum, { error: 'too_large' }));
const some = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(50, { error: 'too_long' }));

const Words = z
  .record(
    z.string().check(z.regex(/^[A-Z]{2,3}(-[A-Z]{2,4})?$/, { error: 'pattern' })),
    z.strictObject({
      title: freeText(120).check(z.refine(isVisible, { error: 'required' })),
      summary: freeText(200),
      html: z.string().check(
        z.refine((html) => html.isWellFormed() && !html.includes('\0'), { error: 'text_not_storable' }),
        z.maxLength(ANNOUNCEMENT_MAXIMUM_BYTES, { error: 'too_long' }),
      ),
    }),
  )
  .check(z.refine((words) => Object.keys(words).length <= LANGUAGES_MAXIMUM, { error: 'invalid' }));

/** What is fixed once players take part. */
export const promotionTerms = {
  kind: z.enum(promotionKinds),
  percent: z.nullable(ShareText),
  amount: z.nullable(MoneyText),
  minimum: z.nullable(MoneyText),
  cap: z.nullable(MoneyText),
  cycle: z.enum(promotionCycles),
  multiplier: TimesText,
  base: z.enum(promotionBases),
  contributions: z.partialRecord(GameCategory, whole(0, 100)),
  products: some(GameCategory),
  conversionCap: z.nullable(TimesText),
  daysValid: whole(1, 365),
  methods: some(z.string().check(z.regex(/^[a-z0-9-]{2,32}$/, { error: 'pattern' }))),
  needsReview: z.boolean(),
  audience: z.strictObject({
    minimumRank: whole(0, 100),
    /** Registered at most so many days ago; null for everybody. */
    newWithinDays: z.nullable(whole(1, 3_650)),
    /** Not for who has deposited before. */
    firstDepositOnly: z.boolean(),
    verifiedPhone: z.boolean(),
    /** By dialling codes of the proved phone number; empty for all. */
    diallingCodes: some(z.string().check(z.regex(/^[1-9]\d{0,3}$/, { error: 'pattern' }))),
    /** Usernames: their lines alone, themselves included; empty for all. */
    agents: some(freeText(64, 1)),
    /** Not for who shares a device or a bank account with somebody who had it. */
    oncePerPerson: z.boolean(),
  }),
};

const content = {
  ...promotionTerms,
  type: z.enum(promotionTypes),
  tag: z.nullable(z.enum(promotionTags)),
  scene: z.string().check(z.maxLength(32, { error: 'too_long' })),
  position: whole(0, 10_000),
  /** Null: from its publication on, and until an operator closes it. */
  from: z.nullable(LocalTimeText),
  until: z.nullable(LocalTimeText),
  /** Null: none. */
  budget: z.nullable(MoneyText),
  words: Words,
};

const OfficePromotion = z.object({
  id: UuidText,
  version: z.number(),
  state: z.enum(promotionStates),
  ...content,
  /** Null: none was set. */
  budgetLeft: z.nullable(MoneyText),
  /** Paid and laid out so far. */
  cost: MoneyText,
  claims: z.number(),
  waiting: z.number(),
  changedAt: InstantText,
  changedBy: z.nullable(z.string()),
});
export type OfficePromotion = z.output<typeof OfficePromotion>;

const ofOne = z.object({ id: UuidText });
const versioned = { version: z.int() };

export const listPromotions = call('GET /office/promotions', {
  who: { operator: 'promotions.see' },
  value: z.object({
    promotions: z.array(OfficePromotion),
    timeZone: z.string(),
    languages: z.array(z.string()),
    methods: z.array(z.object({ code: z.string(), name: z.string() })),
    currency: z.string(),
    /** The most often that a base may be asked to be staked; null where nothing bounds it. */
    multiplierCap: z.nullable(z.string()),
    /** Above this budget, and without one, another operator approves a publication. */
    secondAboveBudget: MoneyText,
  }),
  summary: 'Every promotion with its budget and cost, and what a new one can be made of.',
});

export const addPromotion = call('POST /office/promotions', {
  who: { operator: 'promotions.do' },
  idempotent: true,
  bodyMaximumBytes: WORDS_MAXIMUM_BYTES,
  body: z.strictObject(content),
  value: OfficePromotion,
  refusals: ['announcement_too_long', 'idempotency_key_required'],
  summary: 'Keeps a new promotion as a draft.',
});

export const changePromotion = call('PUT /office/promotions/{id}', {
  who: { operator: 'promotions.do' },
  bodyMaximumBytes: WORDS_MAXIMUM_BYTES,
  params: ofOne,
  body: z.strictObject({ ...content, ...versioned }),
  value: OfficePromotion,
  refusals: ['promotion_unknown', 'promotion_terms_fixed', 'announcement_too_long', 'changed_meanwhile'],
  summary: 'Changes a promotion. Once it is published, what players agreed to stays.',
});

export const tryPromotion = call('POST /office/promotions/trial', {
  who: { operator: 'promotions.see' },
  rate: 'search',
  bodyMaximumBytes: WORDS_MAXIMUM_BYTES,
  body: z.strictObject(content),
  value: z.object({
    from: z.string(),
    to: z.string(),
    players: z.number(),
    claims: z.number(),
    cost: MoneyText,
    /** The most that one player would have had. */
    largest: MoneyText,
    currency: z.string(),
  }),
  refusals: ['announcement_too_long'],
  summary: 'What the promotion would have cost last month, counted from that month’s rows. Nothing is kept.',
});

export const publishPromotion = call('POST /office/promotions/{id}/publish', {
  who: { operator: 'promotions.propose' },
  idempotent: true,
  params: ofOne,
  body: z.strictObject({ ...versioned, reason: ReasonText }),
  value: proposal(z.object({ promotion: OfficePromotion })),
  refusals: ['promotion_unknown', 'promotion_state_unfit', 'changed_meanwhile', 'proposal_open'],
  summary: 'Publishes a draft. Without a budget, or above `promotions.secondAboveBudget`, another operator approves.',
});

export const closePromotion = call('POST /office/promotions/{id}/close', {
  who: { operator: 'promotions.do' },
  params: ofOne,
  body: z.strictObject(versioned),
  value: OfficePromotion,
  refusals: ['promotion_unknown', 'promotion_state_unfit', 'changed_meanwhile'],
  summary: 'Closes a promotion. What was joined by a deposit under way, or offered, is still paid.',
});

export const listPromotionClaims = list('/office/promotionClaims', {
  name: 'promotionClaims',
  permission: 'promotions.see',
  columns: {
    askedAt: instant(),
    player: playerRef(),
    promotion: text(),
    kind: choice(promotionKinds),
    state: choice(promotionClaimStates),
    amount: optional(money()),
    currency: currency(),
    proofs: count(),
    decidedAt: optional(instant()),
  },
  filters: { askedAt: between({ days: 366 }), state: many(), player: exact() },
  sorts: ['-askedAt', 'askedAt'],
  summary: 'What players joined, applied for and were paid.',
});

const OfficePromotionClaim = z.object({
  id: UuidText,
  state: z.enum(promotionClaimStates),
  promotion: z.object({ id: UuidText, title: z.string(), kind: z.enum(promotionKinds) }),
  player: z.object({ id: UuidText, username: z.string(), registeredAt: InstantText, rank: z.number() }),
  amount: z.nullable(MoneyText),
  currency: z.string(),
  remark: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  proofs: z.array(UuidText),
  askedAt: InstantText,
});
export type OfficePromotionClaim = z.output<typeof OfficePromotionClaim>;

export const getPromotionClaim = call('GET /office/promotionClaims/{id}', {
  who: { operator: 'promotions.see' },
  params: ofOne,
  value: OfficePromotionClaim,
  refusals: ['promotion_claim_unknown'],
  summary: 'One application with what the player sent.',
});

export const getPromotionProof = call('GET /office/promotionClaims/{id}/proof/{imageId}', {
  who: { operator: 'promotions.review' },
  params: z.object({ id: UuidText, imageId: UuidText }),
  value: z.object({ mediaType: z.enum(['image/png', 'image/jpeg']), picture: z.string() }),
  refusals: ['promotion_claim_unknown', 'proof_unknown'],
  summary: 'A picture that went along with an application, in base64.',
});

export const approvePromotionClaim = call('POST /office/promotionClaims/{id}/approve', {
  who: { operator: 'promotions.review' },
  params: ofOne,
  body: z.strictObject({}),
  value: OfficePromotionClaim,
  refusals: ['promotion_claim_unknown', 'promotion_claim_decided', 'promotion_budget_spent'],
  summary: 'Accepts an application: what it pays is laid out for the player.',
});

export const rejectPromotionClaim = call('POST /office/promotionClaims/{id}/reject', {
  who: { operator: 'promotions.review' },
  params: ofOne,
  body: z.strictObject({ reason: ReasonText }),
  value: OfficePromotionClaim,
  refusals: ['promotion_claim_unknown', 'promotion_claim_decided'],
  summary: 'Rejects an application with a reason that the player reads.',
});
