import type { CardGame } from '@pelita/games/cards';

/** What makes a table of a card game: its unit, and how long one may think. */
export type CardTerms = { unitMinor: bigint; turnSeconds: number };

/** A title of the studio that people play against each other. */
export type CardTitle = {
  gameCode: string;
  name: string;
  category: string;
  engine: string;
  pictureUrl: string;
  cardTerms: CardTerms;
};

/** People are waited for after the least number is there, and hardly any longer once the table is full. */
export const GATHER_SECONDS = 6;
export const FULL_SECONDS = 2;
/** What was not held by then is given back: a process that was at it is gone. */
export const HOLD_SECONDS = 20;
/** A result is shown for so long before the next hand is gathered. */
export const SHOWN_SECONDS = 8;
/** For whom the clock or the house moves. */
export const AUTOMATIC_MS = 1_200;
/** Moves that the clock makes for a player before it stops waiting. */
export const MISSED_MAXIMUM = 2;
/** Who has shown no life for so long has no part in the next hand; a page that was closed counts sooner. */
export const SEEN_SECONDS = 60;
export const GONE_SECONDS = 8;

/** The name of a hand, by which its deck is shuffled and its money is booked. */
export function cardRoundName(gameCode: string, handId: string): string {
  return `${gameCode}:${handId}`;
}

export function holdMinor(game: CardGame, { unitMinor }: CardTerms): bigint {
  return BigInt(game.holdUnits) * unitMinor;
}
