import * as z from 'zod/mini';
import { relay } from '../call.ts';
import { CurrencyText, DayText, InstantText, numberInQuery, UuidText } from '../shapes.ts';
import { objectives, Prize } from './prize.ts';

/** Missions: objectives that are counted, and what reaching them brings, once a cycle. */

export const missionCycles = ['daily', 'weekly', 'once'] as const;
export type MissionCycle = (typeof missionCycles)[number];
export const missionStates = ['open', 'claimable', 'claimed'] as const;
export type MissionState = (typeof missionStates)[number];
export const MISSIONS_PER_PAGE = 20;

const RankPrize = z.object({ rankFrom: z.number(), rankTo: z.number(), prize: Prize });
/** Decimal text of money, or a whole number. */
const Counted = z.string();

export const Mission = z.object({
  missionId: UuidText,
  title: z.string(),
  detail: z.string(),
  objective: z.enum(objectives),
  /** Categories that count; empty where all do. */
  categories: z.array(z.string()),
  cycle: z.enum(missionCycles),
  /** The first business day of the cycle, which a claim names. */
  cycleFrom: DayText,
  endsAt: InstantText,
  /** Null for a mission that is a leaderboard alone. */
  target: z.nullable(Counted),
  reached: Counted,
  unit: z.enum(['money', 'count']),
  currency: CurrencyText,
  state: z.enum(missionStates),
  prize: z.nullable(Prize),
  /** By rank at the end of the cycle; empty where there is no leaderboard. */
  rankPrizes: z.array(RankPrize),
});
export type Mission = z.output<typeof Mission>;

export const getMissionSummaryDetails = relay('GET', 'MCSFE_getMissionSummaryDetails', {
  who: 'member',
  query: z.strictObject({
    status: z._default(z.enum(['all', ...missionStates]), 'all'),
    page: numberInQuery(1, 1_000, 1),
    size: numberInQuery(1, 100, MISSIONS_PER_PAGE),
  }),
  value: z.object({
    list: z.array(Mission),
    /** How many wait to be claimed, whatever was asked for. */
    claimable: z.number(),
    page: z.number(),
    totalPages: z.number(),
  }),
  summary: 'The missions of now with what the player has reached, counted at this instant.',
});

export const claimMission = relay('POST', 'MCSFE_claimMission', {
  who: 'member',
  idempotent: true,
  rate: 'money',
  body: z.strictObject({ missionId: UuidText, cycleFrom: DayText }),
  value: z.object({ missionId: UuidText, cycleFrom: DayText, prize: Prize, currency: CurrencyText }),
  refusals: [
    'mission_unknown',
    'mission_unfinished',
    'mission_claimed',
    'idempotency_key_required',
    'idempotency_key_reused',
    'too_many_requests',
  ],
  summary: 'Takes what a finished mission brings: once for each cycle, until the next one ends.',
});

export const getMissionLeaderboard = relay('GET', 'MCSFE_getMissionLeaderboard', {
  who: 'member',
  query: z.strictObject({ missionId: UuidText }),
  value: z.object({
    missionId: UuidText,
    title: z.string(),
    endsAt: InstantText,
    /** The ranks are frozen and their prizes laid out. */
    isFinal: z.boolean(),
    unit: z.enum(['money', 'count']),
    currency: CurrencyText,
    content: z.array(
      z.object({
        rank: z.number(),
        /** Masked, but for the reader’s own. */
        account: z.string(),
        reachedValue: Counted,
        prize: z.nullable(Prize),
        isOwn: z.boolean(),
      }),
    ),
    /** The reader’s own; no rank below the last one that is kept. */
    footer: z.object({ rank: z.nullable(z.number()), reachedValue: Counted }),
  }),
  refusals: ['mission_unknown'],
  summary: 'Who has reached most in the cycle; of equals the earlier one is ahead.',
});
