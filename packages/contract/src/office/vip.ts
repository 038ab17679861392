import * as z from 'zod/mini';
import { call } from '../call.ts';
import { DayText, InstantText, MoneyText, UuidText } from '../shapes.ts';
import { freeText } from '../text.ts';
import { VIP_LEVEL_MAXIMUM, VipBenefits, vipTones, VipTone } from '../vip.ts';
import { ReasonText } from './shapes.ts';

/** The ranks as operators set them, and a player's own. */

const LEVELS_MINIMUM = 2;
const POINTS_PERCENT_MAXIMUM = 1_000;
const Level = z.int().check(z.minimum(0, { error: 'too_small' }), z.maximum(VIP_LEVEL_MAXIMUM, { error: 'too_large' }));

const fields = {
  /** By language. */
  names: z.record(z.string().check(z.regex(/^[A-Z]{2,3}$/, { error: 'pattern' })), freeText(40)),
  tone: VipTone,
  requiredDeposit: MoneyText,
  requiredTurnover: MoneyText,
  keepTurnover: MoneyText,
};
const OfficeVipRank = z.strictObject({
  ...fields,
  benefits: z.strictObject({
    ...VipBenefits.shape,
    pointsPercent: z
      .int()
      .check(z.minimum(0, { error: 'too_small' }), z.maximum(POINTS_PERCENT_MAXIMUM, { error: 'too_large' })),
  }),
});
export type OfficeVipRank = z.output<typeof OfficeVipRank>;

/** From the lowest, whose level is 0. */
const Ladder = z
  .array(OfficeVipRank)
  .check(
    z.minLength(LEVELS_MINIMUM, { error: 'too_short' }),
    z.maxLength(VIP_LEVEL_MAXIMUM + 1, { error: 'too_long' }),
  );

const VipLadder = z.object({
  version: z.number(),
  ranks: Ladder,
  /** By level, how many players hold it. */
  players: z.array(z.number()),
  tones: z.array(z.enum(vipTones)),
  languages: z.array(z.string()),
  currency: z.string(),
});
export type VipLadder = z.output<typeof VipLadder>;

export const getVipLadder = call('GET /office/vipRanks', {
  who: { operator: 'vip.see' },
  value: VipLadder,
  summary: 'The ranks as operators set them, with how many players hold each.',
});

const Moves = z.array(z.object({ from: z.number(), to: z.number(), players: z.number() }));
export type VipMoves = z.output<typeof Moves>;

export const previewVipLadder = call('POST /office/vipRanks/preview', {
  who: { operator: 'vip.see' },
  rate: 'search',
  body: z.strictObject({ ranks: Ladder }),
  value: z.object({
    /** At the next evaluation. */
    rises: Moves,
    /** What the gifts of these come to. */
    gifts: MoneyText,
    /** At the end of the period, if nothing more is staked. */
    falls: Moves,
  }),
  refusals: ['vip_ranks_not_rising', 'vip_rank_held'],
  summary: 'Who would move with these ranks, counted from rows. Nothing is changed.',
});

export const changeVipLadder = call('PUT /office/vipRanks', {
  who: { operator: 'vip.change', withRecentCode: true },
  body: z.strictObject({ version: z.int(), ranks: Ladder, reason: ReasonText }),
  value: VipLadder,
  refusals: ['changed_meanwhile', 'vip_ranks_not_rising', 'vip_rank_held'],
  summary: 'Sets the ranks. Players rise at the next evaluation, and fall at the end of a period at the earliest.',
});

export const vipMoveCauses = ['reached', 'regained', 'lowered', 'manual'] as const;

export const getPlayerRank = call('GET /office/players/{id}/rank', {
  who: { operator: 'players.see' },
  params: z.object({ id: UuidText }),
  value: z.object({
    rankLevel: z.number(),
    rankName: z.string(),
    deposit: MoneyText,
    turnover: MoneyText,
    periodTurnover: MoneyText,
    keepTurnover: MoneyText,
    periodEnds: DayText,
    ranks: z.array(z.object({ rankLevel: z.number(), rankName: z.string() })),
    history: z.array(
      z.object({
        at: InstantText,
        fromLevel: z.number(),
        toLevel: z.number(),
        cause: z.enum(vipMoveCauses),
        reason: z.nullable(z.string()),
        operator: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: ['player_unknown'],
  summary: 'A player’s rank, what it was counted from, and each move.',
});

export const setPlayerRank = call('POST /office/players/{id}/rank', {
  who: { operator: 'vip.set', withRecentCode: true },
  params: z.object({ id: UuidText }),
  body: z.strictObject({ rankLevel: Level, reason: ReasonText }),
  value: z.object({ rankLevel: z.number() }),
  refusals: ['player_unknown', 'player_status_other', 'vip_rank_unknown'],
  summary: 'Sets a player’s rank by hand. It brings no gift, and is judged at the end of periods like any other.',
});
