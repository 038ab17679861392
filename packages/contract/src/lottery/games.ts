import * as z from 'zod/mini';
import { call } from '../call.ts';
import { InstantText, numberInQuery } from '../shapes.ts';
import { ComingDraw, gameOrigins, LotteryGameCode, OpenedDraw } from './shapes.ts';

/** The pages of the lobby: fast games, the Vietnamese, South-East Asia's others, and Mark Six. */
export const lotteryGroups = ['ELOTT', 'VN', 'SEA', 'LOTT'] as const;
export type LotteryGroup = (typeof lotteryGroups)[number];
/** NAV-10: the page of each group's games. */
export const lotteryPathOf = { ELOTT: '/lottery', VN: '/vnlottery', SEA: '/seaLottery', LOTT: '/lottery' } as const;
export const vietnamZones = ['north', 'central', 'south'] as const;
export type VietnamZone = (typeof vietnamZones)[number];

/** A game as its card shows it. Texts come from `rules`; a name is the same in every language. */
export const LotteryGame = z.object({
  gameId: z.string(),
  /** Code of the rule set. */
  rules: z.string(),
  group: z.enum(lotteryGroups),
  zone: z.nullable(z.enum(vietnamZones)),
  prizeMode: z.string(),
  /** The station whose real results are settled, or the invented name of a draw of our own; null where neither is. */
  name: z.nullable(z.string()),
  drawnBy: z.enum(gameOrigins),
  /** Of games that draw around the clock. */
  everySeconds: z.nullable(z.number()),
  /** Takes bets now; null while no draw does. */
  currentNumero: z.nullable(ComingDraw),
  lastNumero: z.nullable(OpenedDraw),
});
export type LotteryGame = z.output<typeof LotteryGame>;

const LotteryGames = z.array(LotteryGame);
const ByGame = z.object({ id: LotteryGameCode });

export const lotteryGameMenus = call('GET /lgw/games/game_menus', {
  who: 'visitor',
  bare: true,
  rate: 'search',
  value: z.record(z.string(), LotteryGames),
  summary: 'Open games by the page that they are on, in the operators’ order, each with its draw and last result.',
});

export const popularLotteryGames = call('GET /lgw/games/popular', {
  who: 'visitor',
  bare: true,
  rate: 'search',
  query: z.object({ count: numberInQuery(1, 100, 20) }),
  value: LotteryGames,
  summary: 'Open games by the bets of the last days, the most first; a game without bets is left out.',
});

export const vietnamGameMenu = call('GET /lgw/vn/games/game_menu', {
  who: 'visitor',
  bare: true,
  rate: 'search',
  value: z.record(z.string(), LotteryGames),
  summary: 'Open games of Vietnam by zone: north, central, south. Those that draw next come first.',
});

export const recentVietnamGames = call('GET /lgw/vn/games/game_menu/recent', {
  who: 'player',
  bare: true,
  rate: 'search',
  value: LotteryGames,
  summary: 'The open games of Vietnam on which the player bet last.',
});

export const lotteryPlayMenu = call('GET /lgw/games/{id}/play_menu', {
  who: 'visitor',
  bare: true,
  rate: 'search',
  params: ByGame,
  value: z.array(
    z.object({
      playType: z.string(),
      example: z.string(),
      /** Lines of a kind cost and pay alike. */
      kinds: z.array(
        z.object({
          kind: z.string(),
          units: z.number(),
          /** What one unit returns, the stake included, to four places, cut off. */
          prizes: z.array(z.object({ prize: z.string(), odds: z.string(), isRefund: z.optional(z.literal(true)) })),
        }),
      ),
    }),
  ),
  refusals: ['lottery_game_unknown'],
  summary: 'What can be bet on a game, with cost and odds at the highest prize mode.',
});

export const lotteryGameSetting = call('GET /lgw/games/{id}/setting', {
  who: 'visitor',
  bare: true,
  rate: 'search',
  params: ByGame,
  value: z.object({
    gameId: z.string(),
    rules: z.string(),
    drawnBy: z.enum(gameOrigins),
    odds: z.enum(['listed', 'fair']),
    prizeMode: z.object({ name: z.string(), lowest: z.number(), highest: z.number() }),
    everySeconds: z.nullable(z.number()),
    closesSecondsBefore: z.number(),
    /** A result as it would be sent. */
    exampleResult: z.record(z.string(), z.unknown()),
  }),
  refusals: ['lottery_game_unknown'],
  summary: 'How a game is priced, when its bets close and what a result of it looks like.',
});

export const nearDraws = call('GET /lgw/numeros/near', {
  who: 'visitor',
  bare: true,
  rate: 'search',
  query: z.object({ gameId: LotteryGameCode, count: numberInQuery(1, 120, 1) }),
  value: z.object({
    /** The server's clock, by which bets close. */
    serverTime: InstantText,
    currentNumero: z.nullable(ComingDraw),
    lastNumero: z.nullable(OpenedDraw),
    /** The draw that takes bets and those after it, `count` at most. */
    upcoming: z.array(ComingDraw),
  }),
  refusals: ['lottery_game_unknown'],
  summary: 'The draw of a game that takes bets now, those that come, and the last result.',
});
