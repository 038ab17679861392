import * as z from 'zod/mini';
import { DayText, InstantText } from '../shapes.ts';

/** A game's code, like `SSC-1M` or `XSMN-TPHCM`. */
export const LotteryGameCode = z.string().check(z.regex(/^[A-Z0-9-]{1,32}$/, { error: 'pattern' }));
/** A draw's number, like `20261123` or `20261123-0001`. */
export const DrawNumber = z.string().check(z.regex(/^\d{8}(-\d{4})?$/, { error: 'pattern' }));
/** The numbers of a draw by the name of their prize, as text: leading zeros count. */
export const DrawnNumbers = z.record(z.string(), z.array(z.string()));
export type DrawnNumbers = z.output<typeof DrawnNumbers>;

/** Where a game's results come from: committed seeds, past draws that committed seeds choose, a feed, or operators. */
export const gameOrigins = ['own', 'replay', 'feed', 'entry'] as const;
export type GameOrigin = (typeof gameOrigins)[number];
/** And those of a draw: history is imported from a file. */
export const drawOrigins = [...gameOrigins, 'import'] as const;
export type DrawOrigin = (typeof drawOrigins)[number];
export const drawStates = ['scheduled', 'drawn', 'settled', 'void'] as const;
export type DrawState = (typeof drawStates)[number];

/** A draw that takes bets now, or will. */
export const ComingDraw = z.object({
  numero: z.string(),
  gameId: z.string(),
  opensAt: InstantText,
  closesAt: InstantText,
  drawsAt: InstantText,
  /** SHA-256 of the seed that decides it; null where the result comes from outside. */
  commitment: z.nullable(z.string()),
});
export type ComingDraw = z.output<typeof ComingDraw>;

export const OpenedDraw = z.object({
  numero: z.string(),
  gameId: z.string(),
  drawsAt: InstantText,
  result: DrawnNumbers,
  /** The day whose real numbers are shown again; null for a draw of its own. */
  replayOf: z.nullable(DayText),
});
export type OpenedDraw = z.output<typeof OpenedDraw>;
