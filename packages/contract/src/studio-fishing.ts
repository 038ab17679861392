import * as z from 'zod/mini';
import { call } from './call.ts';
import { EmptyBody, InstantText, MoneyText, UuidText } from './shapes.ts';
import { studioRoundStates, StudioSeedsShape } from './studio.ts';

/** What the page of a fishing game asks of the studio, by its launch token. Shots travel together, as one bet. */

export const SHOTS_PER_VOLLEY = 20;
export const VOLLEYS_PER_PAGE = 20;
/** A shot is told of within so many milliseconds; the page of a slow line drops what it could not tell. */
export const SHOT_TOLD_WITHIN_MS = 10_000;
const FISH_PER_SHOT = 4;
/** So many fish before one tank; a fish that one of them catches is gone for all. */
export const FISH_SEATS = 4;

const Instant = z.int().check(z.gte(0), z.lte(8_640_000_000_000));
const FishNumber = z.int().check(z.gte(0));
const WeaponName = z.enum(['single', 'net', 'lightning']);

const FiredShot = z.object({
  atMs: z.number(),
  weapon: WeaponName,
  /** Each fish that was hit, with the multiple that it brought; 0 where it swam on. */
  catches: z.array(z.object({ fish: z.number(), multiple: z.number() })),
});

/** As it is kept: enough to check it, once its server seed is revealed. */
const FishVolley = z.object({
  roundId: UuidText,
  state: z.enum(studioRoundStates),
  engine: z.string(),
  tank: z.string(),
  playedAt: InstantText,
  currency: z.string(),
  shot: MoneyText,
  totalBet: MoneyText,
  totalWin: MoneyText,
  nonce: z.number(),
  clientSeed: z.string(),
  commitment: z.string(),
  serverSeed: z.nullable(z.string()),
  /** Empty while its money is under way. */
  shots: z.array(FiredShot),
});
export type FishVolley = z.output<typeof FishVolley>;

/** Who fishes before the same tank, by seats alone. */
const FishTable = z.object({
  own: z.number(),
  seats: z.array(
    z.object({
      seat: z.number(),
      /** Has the page open. */
      isHere: z.boolean(),
    }),
  ),
});
export type FishTable = z.output<typeof FishTable>;

/** What the stream of a fishing title tells who has a seat. */
export const fishEvents = {
  /** Null for who has no seat any more. */
  table: z.object({ table: z.nullable(FishTable) }),
  /** A volley of another seat, once it is settled. */
  volley: z.object({ seat: z.number(), shots: z.array(z.omit(FiredShot, { atMs: true })) }),
} as const;
export type FishEventName = keyof typeof fishEvents;
export type FishEventData<Name extends FishEventName> = z.output<(typeof fishEvents)[Name]>;

const FishTitle = z.object({ gameCode: z.string().check(z.maxLength(64)) });
const refusals = ['token_invalid', 'game_unknown', 'wallet_unreachable', 'play_refused'] as const;

export const getFishTank = call('GET /studio/games/{gameCode}/tank', {
  who: 'launch',
  params: FishTitle,
  value: z.object({
    gameCode: z.string(),
    name: z.string(),
    engine: z.string(),
    rtpPercent: z.string(),
    currency: z.string(),
    balance: MoneyText,
    /** What a shot may cost. */
    shots: z.array(MoneyText),
    /** The server's clock, by which fish swim and shots are fired. */
    nowMs: z.number(),
    /** Fish that are in the tank for everybody and that are caught: by this player, or at the player's table. */
    caught: z.array(z.number()),
    /** Null for who fishes alone. */
    table: z.nullable(FishTable),
    seeds: StudioSeedsShape,
    /** A volley that was interrupted and completed since the player last looked. */
    resumed: z.nullable(z.object({ totalBet: MoneyText, totalWin: MoneyText })),
  }),
  refusals,
  summary: 'Everything that the page of a fishing game shows when it opens; completes an interrupted volley first.',
});
export type StudioTank = z.output<typeof getFishTank.value>;

export const fireShots = call('POST /studio/games/{gameCode}/shots', {
  who: 'launch',
  params: FishTitle,
  body: z.strictObject({
    volleyKey: UuidText,
    /** What each of the shots costs. */
    shot: MoneyText,
    shots: z
      .array(
        z.strictObject({
          atMs: Instant,
          weapon: WeaponName,
          targets: z.array(FishNumber).check(z.minLength(1), z.maxLength(FISH_PER_SHOT)),
        }),
      )
      .check(z.minLength(1), z.maxLength(SHOTS_PER_VOLLEY)),
  }),
  value: z.object({
    /** Null where every fish was caught before, so that nothing was fired and nothing paid. */
    volley: z.nullable(FishVolley),
    balance: z.nullable(MoneyText),
    nextNonce: z.number(),
  }),
  refusals: [
    ...refusals,
    'insufficient_balance',
    'idempotency_key_reused',
    'round_open',
    'round_cancelled',
    'shot_impossible',
    'fish_unknown',
  ],
  summary: 'Fires a volley and takes it to its end. The same volleyKey answers the same volley.',
});

export const listFishVolleys = call('GET /studio/games/{gameCode}/volleys', {
  who: 'launch',
  params: FishTitle,
  query: z.object({ before: z.optional(UuidText) }),
  value: z.object({ volleys: z.array(FishVolley), hasMore: z.boolean() }),
  refusals,
  summary: 'The player’s volleys in this tank, newest first.',
});

const Standing = z.object({ table: z.nullable(FishTable), caught: z.array(z.number()) });

export const takeFishSeat = call('POST /studio/games/{gameCode}/tank/seat', {
  who: 'launch',
  params: FishTitle,
  body: EmptyBody,
  value: Standing,
  refusals,
  summary: 'Seats the player with up to three others before one tank, or keeps the seat that there is.',
});

export const leaveFishSeat = call('POST /studio/games/{gameCode}/tank/leave', {
  who: 'launch',
  params: FishTitle,
  body: EmptyBody,
  value: Standing,
  refusals,
  summary: 'Gives up the seat: the player fishes alone again.',
});
