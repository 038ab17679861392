import type { PlayerId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { Book } from '../ledger/index.ts';

/** What a launch says once and for all. */
export type LaunchFacts = {
  playerId: PlayerId;
  /** The opaque name by which this provider knows the player. */
  providerUserId: string;
  gameCode: string;
  currency: string;
  book: Book;
};

export type WalletNeeds = {
  /** The launch behind a provider's token, over or not; null for a token that this provider never got. */
  resolveGameSession: (tx: Tx, ask: { providerCode: string; token: string }) => Promise<LaunchFacts | null>;
  playerOfProviderUser: (tx: Tx, providerCode: string, userId: string) => Promise<PlayerId | null>;
  findGame: (tx: Tx, gameCode: string) => Promise<object | null>;
  /** ISO 3166 alpha-2, as providers are told where the brand's players play. */
  country: string;
};
