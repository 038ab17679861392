import type { ContractFamily, GameCategory, PlayerId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { BindControlled } from '../approvals/index.ts';
import type { MoneyBook } from '../ledger/index.ts';

/** What a launch says once and for all. */
export type LaunchFacts = {
  playerId: PlayerId;
  /** The opaque name by which this provider knows the player. */
  providerUserId: string;
  gameCode: string;
  currency: string;
  book: MoneyBook;
};

/** A title by its provider's own code. */
export type ProviderGame = { code: string; name: string; category: GameCategory };

/** Where players find the titles of outside providers: each is a vendor of its own code. */
export type Lobby = {
  /** False when a vendor has the code. */
  listGames: (tx: Tx, vendor: { code: string; name: string; games: readonly ProviderGame[] }) => Promise<boolean>;
  /** New titles of a vendor, and new names and categories of those that it has; others stay as they are. */
  updateGames: (
    tx: Tx,
    vendor: { code: string; games: readonly ProviderGame[] },
  ) => Promise<{ added: number; changed: number }>;
  showVendor: (tx: Tx, code: string, isShown: boolean) => Promise<void>;
  /** By provider. */
  countGames: (tx: Tx) => Promise<ReadonlyMap<string, number>>;
};

export type WalletNeeds = {
  lobby: Lobby;
  /** The launch behind a provider's token, over or not; null for a token that this provider never got. */
  resolveGameSession: (tx: Tx, ask: { providerCode: string; token: string }) => Promise<LaunchFacts | null>;
  playerOfProviderUser: (tx: Tx, providerCode: string, userId: string) => Promise<PlayerId | null>;
  /** Our code of a title, by its provider's code for it. */
  codeOfProviderGame: (tx: Tx, providerCode: string, gameCode: string) => Promise<string | null>;
  /** ISO 3166 alpha-2, as providers are told where the brand's players play. */
  country: string;
  bindControlled: BindControlled;
  /** Of which families an offer waits for the player. */
  openOfferFamilies: (tx: Tx, playerId: PlayerId) => Promise<Record<ContractFamily, boolean>>;
};
