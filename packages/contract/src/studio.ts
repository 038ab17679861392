import * as z from 'zod/mini';
import { call } from './call.ts';
import { InstantText, MoneyText, UuidText } from './shapes.ts';
import { freeText } from './text.ts';

/**
 * What the studio's game page asks of the studio. The calls carry the launch token of one game as bearer, not the
 * player's own, and stand apart from the portal's table: the studio answers them itself, as an outside provider would.
 */

export const CLIENT_SEED_MAXIMUM_LENGTH = 64;
export const ROUNDS_PER_PAGE = 20;

/** `refused` and `cancelled`: no money stayed moved. `open`: its money is still being settled. */
export const studioRoundStates = ['open', 'settled', 'refused', 'cancelled'] as const;
export type StudioRoundState = (typeof studioRoundStates)[number];

/** A round as it is kept: enough to check it, once its server seed is revealed. */
const StudioRound = z.object({
  roundId: UuidText,
  state: z.enum(studioRoundStates),
  engine: z.string(),
  playedAt: InstantText,
  currency: z.string(),
  lineBet: MoneyText,
  totalBet: MoneyText,
  totalWin: MoneyText,
  nonce: z.number(),
  clientSeed: z.string(),
  commitment: z.string(),
  /** Null until the player changes seeds: a seed that is still in play stays secret. */
  serverSeed: z.nullable(z.string()),
  /** What the reels drew, of the paid spin and then of each free spin. Empty while the round is open. */
  stops: z.array(z.array(z.number())),
});
export type StudioRound = z.output<typeof StudioRound>;

const StudioCoin = z.object({ reel: z.number(), row: z.number(), bets: z.number(), win: MoneyText });
export type StudioCoin = z.output<typeof StudioCoin>;

const StudioSpin = z.object({
  stops: z.array(z.number()),
  multiplier: z.number(),
  lineWins: z.array(z.object({ line: z.number(), symbol: z.string(), count: z.number(), win: MoneyText })),
  /** The winning boards of a game without lines, in order; the round's stops say what fell. */
  tumbles: z.array(
    z.object({
      multiplier: z.number(),
      wins: z.array(z.object({ symbol: z.string(), count: z.number(), win: MoneyText })),
      win: MoneyText,
    }),
  ),
  scatterWin: MoneyText,
  scatters: z.array(z.object({ reel: z.number(), row: z.number() })),
  /** Those on the reels, each worth some whole bets; they pay when they hold. */
  coins: z.array(StudioCoin),
  /** Coins that hold, and what each respin landed beside them; null when too few are on the reels. */
  hold: z.nullable(z.object({ respins: z.array(z.array(StudioCoin)), fullWin: MoneyText, win: MoneyText })),
  freeSpinsAwarded: z.number(),
  freeSpinsLeft: z.number(),
  win: MoneyText,
  runningTotal: MoneyText,
});
export type StudioSpin = z.output<typeof StudioSpin>;

/** A round as it is shown: every spin with what it won. */
const PlayedRound = z.extend(StudioRound, {
  spins: z.array(StudioSpin),
  /** As the wallet answered; null for a round that came back from an interruption. */
  balanceAfterBet: z.nullable(MoneyText),
  balance: z.nullable(MoneyText),
});
export type PlayedRound = z.output<typeof PlayedRound>;

export const StudioSeedsShape = z.object({
  commitment: z.string(),
  /** Of the server seed that comes next, so that the player's seed is chosen after it was fixed. */
  nextCommitment: z.string(),
  clientSeed: z.string(),
  nonce: z.number(),
});
export type StudioSeeds = z.output<typeof StudioSeedsShape>;

const StudioGame = z.object({ gameCode: z.string().check(z.maxLength(64)) });

export const getStudioSession = call('GET /studio/games/{gameCode}/session', {
  who: 'launch',
  params: StudioGame,
  value: z.object({
    gameCode: z.string(),
    name: z.string(),
    engine: z.string(),
    rtpPercent: z.string(),
    currency: z.string(),
    balance: MoneyText,
    lineBets: z.array(MoneyText),
    paytable: z.object({
      lines: z.array(
        z.object({ symbol: z.string(), pays: z.array(z.object({ count: z.number(), lineBets: z.number() })) }),
      ),
      scatters: z.array(z.object({ count: z.number(), totalBets: z.number(), freeSpins: z.number() })),
    }),
    seeds: StudioSeedsShape,
    /** A round that was interrupted and completed since the player last looked. */
    resumed: z.nullable(PlayedRound),
    /** A round whose money is still being settled; a new spin completes it first. */
    openRoundId: z.nullable(UuidText),
    rounds: z.array(StudioRound),
  }),
  refusals: ['token_invalid', 'game_unknown', 'wallet_unreachable', 'play_refused'],
  summary: 'Everything that a game page shows when it opens; completes an interrupted round first.',
});
export type StudioSession = z.output<typeof getStudioSession.value>;

export const getStudioBalance = call('GET /studio/games/{gameCode}/balance', {
  who: 'launch',
  params: StudioGame,
  value: z.object({ balance: MoneyText, currency: z.string() }),
  refusals: ['token_invalid', 'game_unknown', 'wallet_unreachable', 'play_refused'],
  summary: 'What the wallet says now.',
});

export const spinStudioGame = call('POST /studio/games/{gameCode}/spin', {
  who: 'launch',
  params: StudioGame,
  body: z.strictObject({ lineBet: MoneyText, spinKey: UuidText }),
  value: PlayedRound,
  refusals: [
    'token_invalid',
    'game_unknown',
    'insufficient_balance',
    'idempotency_key_reused',
    'round_open',
    'round_cancelled',
    'play_refused',
    'wallet_unreachable',
  ],
  summary: 'Plays one round to its end. The same spinKey answers the same round.',
});

export const changeStudioSeeds = call('POST /studio/games/{gameCode}/seeds', {
  who: 'launch',
  params: StudioGame,
  body: z.strictObject({ clientSeed: freeText(CLIENT_SEED_MAXIMUM_LENGTH, 1) }),
  value: z.object({ revealed: z.object({ serverSeed: z.string(), commitment: z.string() }), seeds: StudioSeedsShape }),
  refusals: ['token_invalid', 'game_unknown', 'round_open', 'play_refused', 'wallet_unreachable'],
  summary: 'Reveals the server seed in play and starts the next one with the player’s seed.',
});

export const listStudioRounds = call('GET /studio/games/{gameCode}/rounds', {
  who: 'launch',
  params: StudioGame,
  query: z.object({ before: z.optional(UuidText) }),
  value: z.object({ rounds: z.array(StudioRound), hasMore: z.boolean() }),
  refusals: ['token_invalid', 'game_unknown', 'play_refused', 'wallet_unreachable'],
  summary: 'The player’s rounds of this game, newest first.',
});

export const getStudioRound = call('GET /studio/games/{gameCode}/rounds/{roundId}', {
  who: 'launch',
  params: z.extend(StudioGame, { roundId: UuidText }),
  value: PlayedRound,
  refusals: ['token_invalid', 'game_unknown', 'round_unknown', 'play_refused', 'wallet_unreachable'],
  summary: 'One round of the player, to watch again or to check.',
});
