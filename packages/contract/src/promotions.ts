import * as z from 'zod/mini';
import { call, relay } from './call.ts';
import { GameCategory } from './catalogue.ts';
import { UPLOAD_MAXIMUM_BASE64_LENGTH, UPLOAD_MAXIMUM_FILES } from './constants.ts';
import {
  promotionBases,
  promotionCardKinds,
  promotionCycles,
  promotionStatuses,
  promotionTags,
  promotionTypes,
} from './promotion-kinds.ts';
import { CurrencyText, InstantText, MoneyText, numberInQuery, UuidText } from './shapes.ts';
import { freeText } from './text.ts';

/** Promotions as players see them, take part in them and claim what they pay. */

export const PROMOTION_REMARK_MAXIMUM_LENGTH = 140;

/** A share in per cent with at most two decimals, and a factor likewise: `50`, `12.5`. */
export const ShareText = z.string().check(z.regex(/^\d{1,4}(\.\d{1,2})?$/, { error: 'pattern' }));
export const TimesText = z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/, { error: 'pattern' }));

/** What a promotion pays and asks for; what is null is not part of it. */
export const PromotionOffer = z.object({
  /** Of the deposit, the loss or the stakes. */
  percent: z.nullable(ShareText),
  /** A rebate whose share is that of the player's rank, by category. */
  isByRank: z.boolean(),
  /** Of a free credit. */
  amount: z.nullable(MoneyText),
  /** Deposited, lost or paid out at least. */
  minimum: z.nullable(MoneyText),
  /** Paid at most. */
  cap: z.nullable(MoneyText),
  cycle: z.enum(promotionCycles),
  /** How often the base is to be staked. */
  multiplier: TimesText,
  base: z.enum(promotionBases),
  /** What stakes of a category count, in per cent. */
  contributions: z.partialRecord(GameCategory, z.number()),
  /** Whose stakes and losses count; empty for all. */
  products: z.array(GameCategory),
  /** So many times the bonus becomes cash at most. */
  conversionCap: z.nullable(TimesText),
  /** How long there is time to stake. */
  daysValid: z.number(),
  /** Operators decide, with what the player sends as proof. */
  needsReview: z.boolean(),
  /** Codes of deposit methods; empty for all. */
  methods: z.array(z.string()),
});
export type PromotionOffer = z.output<typeof PromotionOffer>;

const Claim = z.object({
  claimId: UuidText,
  /** Null until it is known. */
  amount: z.nullable(MoneyText),
  askedAt: InstantText,
  /** The operator's words for a rejection. */
  reason: z.nullable(z.string()),
  /** What has to be staked of a bonus that runs. */
  turnover: z.nullable(z.object({ done: MoneyText, required: MoneyText })),
});

export const PromotionCard = z.object({
  promotionId: z.string(),
  kind: z.enum(promotionCardKinds),
  type: z.enum(promotionTypes),
  tag: z.nullable(z.enum(promotionTags)),
  status: z.enum(promotionStatuses),
  title: z.string(),
  summary: z.string(),
  imageUrl: z.string(),
  startsAt: z.nullable(InstantText),
  endsAt: z.nullable(InstantText),
  /** The path of the portal where it takes place; null for those that have their own page at /promoDetail. */
  leadsTo: z.nullable(z.string()),
  offer: z.nullable(PromotionOffer),
  claim: z.nullable(Claim),
  currency: CurrencyText,
});
export type PromotionCard = z.output<typeof PromotionCard>;

const ofOne = z.strictObject({ promotionId: UuidText });

export const getAvailablePromotions = relay('GET', 'MCSFE_getAvailablePromotions', {
  who: 'visitorOrPlayer',
  query: z.strictObject({ type: z.optional(z.enum(promotionTypes)) }),
  value: z.object({
    list: z.array(PromotionCard),
    /** How many of them the player can join or claim now. */
    available: z.number(),
  }),
  summary: 'The promotions that are on, come soon or ended lately, each with what it is to the player.',
});

export const getPromotionDetail = relay('GET', 'MCSFE_getPromotionDetail', {
  who: 'visitorOrPlayer',
  query: ofOne,
  value: z.object({
    promotion: PromotionCard,
    /** HTML, sanitised on the server. */
    content: z.string(),
  }),
  refusals: ['promotion_unknown'],
  summary: 'One promotion with its terms.',
});

export const getPromotionAnnouncementCategory = relay('GET', 'PROMOFE_getPromotionAnnouncementCategory', {
  who: 'visitorOrPlayer',
  value: z.object({ categories: z.array(z.object({ type: z.enum(promotionTypes), count: z.number() })) }),
  summary: 'The types of the promotions that are shown, and how many there are of each.',
});

export const signUpPromotionJoin = relay('POST', 'MCSFE_signUpPromotionJoin', {
  who: 'member',
  rate: 'money',
  body: ofOne,
  value: PromotionCard,
  refusals: ['in_need_true_account', 'promotion_unknown', 'promotion_not_open', 'promotion_not_eligible'],
  summary: 'Joins a promotion. To join again changes nothing.',
});

export const uploadPromotionProof = call('POST /wps/promotion/{promotionId}/proof', {
  who: 'member',
  rate: 'feedback',
  bodyMaximumBytes: UPLOAD_MAXIMUM_BASE64_LENGTH + 1_024,
  params: ofOne,
  body: z.strictObject({
    /** PNG or JPEG in base64, at most 5 MB; it is painted anew. */
    picture: z.string().check(z.maxLength(UPLOAD_MAXIMUM_BASE64_LENGTH, { error: 'picture_too_large' })),
  }),
  value: z.object({ imageId: UuidText }),
  refusals: [
    'in_need_true_account',
    'promotion_unknown',
    'promotion_not_open',
    'promotion_not_eligible',
    'promotion_not_claimable',
    'too_many_proofs',
    'overloaded',
  ],
  summary: 'A picture that proves what a promotion asks for; it goes along with the application that names it.',
});

export const signUpRequestReward = relay('POST', 'MCSFE_signUpRequestReward', {
  who: 'member',
  idempotent: true,
  rate: 'money',
  body: z.strictObject({
    promotionId: UuidText,
    /** Ids of uploaded pictures; what operators review needs at least one. */
    images: z.optional(z.array(UuidText).check(z.maxLength(UPLOAD_MAXIMUM_FILES, { error: 'too_many_pictures' }))),
    remark: z.optional(freeText(PROMOTION_REMARK_MAXIMUM_LENGTH)),
  }),
  value: PromotionCard,
  refusals: [
    'in_need_true_account',
    'promotion_unknown',
    'promotion_not_open',
    'promotion_not_eligible',
    'promotion_not_claimable',
    'promotion_budget_spent',
    'proof_required',
    'proof_unknown',
    'wallet_closed',
    'idempotency_key_required',
    'too_many_requests',
  ],
  summary: 'Claims what a promotion pays, or applies for it with proof. It is paid once however often this is sent.',
});

export const getPromotionClaimList = relay('GET', 'MCS2_getPromotionClaimList', {
  who: 'member',
  query: z.strictObject({ pageNum: numberInQuery(1, 1_000, 1) }),
  value: z.object({
    content: z.array(
      z.object({
        claimId: UuidText,
        promotionId: UuidText,
        title: z.string(),
        status: z.enum(promotionStatuses),
        amount: z.nullable(MoneyText),
        currency: CurrencyText,
        askedAt: InstantText,
        reason: z.nullable(z.string()),
      }),
    ),
    pageNum: z.number(),
    totalPages: z.number(),
  }),
  summary: 'What the player has joined and claimed, the newest first, twenty a page.',
});
