import * as z from 'zod/mini';
import { call } from '../call.ts';
import { DrawnNumbers, drawOrigins, drawStates, gameOrigins, LotteryGameCode } from '../lottery/shapes.ts';
import { InstantText, UuidText } from '../shapes.ts';
import { proposal } from './approvals.ts';
import { between, choice, count, exact, instant, list, many, optional, text } from './lists/index.ts';
import { ReasonText } from './shapes.ts';

/** Lottery games, their draws and results, as operators follow and decide them. */

export const feedProblems = ['no_answer', 'malformed', 'other_draw', 'sources_differ', 'changed'] as const;

export const listOfficeDraws = list('/office/draws', {
  name: 'draws',
  permission: 'results.see',
  columns: {
    drawsAt: instant(),
    game: text(),
    drawNo: text(),
    drawState: choice(drawStates),
    origin: choice(drawOrigins),
    closesAt: instant(),
    drawnAt: optional(instant()),
    revision: count(),
    /** Why the feed's result is not taken. */
    problem: optional(choice(feedProblems)),
  },
  filters: { game: exact(), drawsAt: between({ days: 366 }), drawState: many() },
  sorts: ['-drawsAt', 'drawsAt'],
  summary: 'Draws that were, are and come, by game and day.',
});

const DrawPath = z.object({ id: UuidText });

export const getOfficeDraw = call('GET /office/draws/{id}', {
  who: { operator: 'results.see' },
  params: DrawPath,
  value: z.object({
    id: UuidText,
    game: z.string(),
    drawNo: z.string(),
    state: z.enum(drawStates),
    origin: z.enum(drawOrigins),
    opensAt: InstantText,
    closesAt: InstantText,
    drawsAt: InstantText,
    drawnAt: z.nullable(InstantText),
    settledAt: z.nullable(InstantText),
    commitment: z.nullable(z.string()),
    revealedSeed: z.nullable(z.string()),
    replayOf: z.nullable(z.string()),
    /** How many numbers each prize has, and how long they are: the form of an entry. */
    prizes: z.array(z.object({ name: z.string(), count: z.number(), digits: z.number() })),
    /** Whether operators enter its result now. */
    isToBeEntered: z.boolean(),
    partial: z.nullable(z.object({ result: DrawnNumbers, at: InstantText })),
    feed: z.nullable(
      z.object({
        askedAt: InstantText,
        told: z.nullable(DrawnNumbers),
        problem: z.nullable(z.enum(feedProblems)),
      }),
    ),
    results: z.array(
      z.object({
        revision: z.number(),
        result: DrawnNumbers,
        source: z.string(),
        proposedBy: z.nullable(z.string()),
        confirmedBy: z.nullable(z.string()),
        at: InstantText,
      }),
    ),
  }),
  refusals: ['draw_unknown'],
  summary: 'A draw with every result that it had, and what the feed has told of it.',
});

export const enterResult = call('POST /office/draws/{id}/result', {
  who: { operator: 'results.propose', withRecentCode: true },
  idempotent: true,
  params: DrawPath,
  body: z.strictObject({
    /** By prize, as the game's shape has it: `npm run -s explain -- lottery --help`. */
    result: z.record(
      z.string().check(z.maxLength(20, { error: 'too_long' })),
      z.array(z.string().check(z.maxLength(12, { error: 'too_long' }))).check(z.maxLength(100, { error: 'too_long' })),
    ),
    reason: ReasonText,
  }),
  value: proposal(z.object({ game: z.string(), draw: z.string(), result: DrawnNumbers })),
  refusals: [
    'draw_unknown',
    'draw_is_committed',
    'draw_has_result',
    'draw_not_due',
    'result_malformed',
    'proposal_open',
  ],
  summary: 'The result of a draw of the world outside. Another operator confirms it.',
});

const OfficeLotteryGame = z.object({
  code: z.string(),
  rules: z.string(),
  name: z.nullable(z.string()),
  drawnBy: z.enum(gameOrigins),
  isOpen: z.boolean(),
  version: z.number(),
  changedAt: InstantText,
  changedBy: z.nullable(z.string()),
  nextDrawAt: z.nullable(InstantText),
  lastDrawAt: z.nullable(InstantText),
});
export type OfficeLotteryGame = z.output<typeof OfficeLotteryGame>;

export const listLotteryGames = call('GET /office/lotteryGames', {
  who: { operator: 'results.see' },
  value: z.object({
    games: z.array(OfficeLotteryGame),
    feed: z.object({
      isConfigured: z.boolean(),
      hasSecond: z.boolean(),
      askedAt: z.nullable(InstantText),
      /** Draws whose time is past and whose result is not there. */
      waiting: z.number(),
      /** Those of them that operators have to look at. */
      problems: z.number(),
    }),
  }),
  summary: 'Every lottery game in the order in which players see them, and how the results feed does.',
});

export const changeLotteryGame = call('PUT /office/lotteryGames/{code}', {
  who: { operator: 'lotteries.do' },
  params: z.object({ code: LotteryGameCode }),
  body: z.strictObject({
    /** What the operator saw. */
    version: z.int(),
    isOpen: z.boolean(),
  }),
  value: z.object({ version: z.number(), isOpen: z.boolean() }),
  refusals: ['lottery_game_unknown', 'changed_meanwhile'],
  summary: 'Opens a game or closes it. A closed game takes no bets; draws that have bets are made all the same.',
});

const Codes = z.array(LotteryGameCode).check(z.maxLength(1_000, { error: 'too_long' }));

export const orderLotteryGames = call('PUT /office/lotteryGames/order', {
  who: { operator: 'lotteries.do' },
  body: z.strictObject({ before: Codes, after: Codes }),
  value: z.object({ order: z.array(z.string()) }),
  refusals: ['changed_meanwhile'],
  summary: 'Orders all games. When another order is there, the refusal carries it as `current`.',
});
