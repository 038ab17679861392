import type { PlayerId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';

/** A result that is to be settled; a later revision of a draw takes the place of the one before. */
export type DrawnDraw = { drawId: string; revision: number };

/** What draws ask of the bets on them; the application hands it in. */
export type DrawsNeeds = {
  /** Takes over what has a whole result, in the transaction that wrote it. */
  settle: (tx: Tx, drawn: readonly DrawnDraw[]) => Promise<void>;
  /** How many bets each game got since then; a game without any is absent. */
  betsByGame: (tx: Tx, since: Temporal.Instant) => Promise<ReadonlyMap<string, number>>;
  /** Codes of the games on which a player bet, the latest first. */
  gamesOfPlayer: (tx: Tx, playerId: PlayerId) => Promise<readonly string[]>;
};
