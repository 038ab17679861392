import type { EngineId } from '@pelita/games';
import type { Tx } from '../../platform/database/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TokenSeal } from './launch/token-seal.ts';
import type { CompleteRound } from './rounds/complete-round.ts';
import type { SeedBox } from './seeds/seed-box.ts';
import type { BingoTitle } from './bingo/room-terms.ts';
import type { BlackjackTitle } from './blackjack/blackjack-terms.ts';
import type { BookTitle } from './book/book-terms.ts';
import type { FishTitle } from './fishing/fish-terms.ts';
import type { CardTitle } from './cards/card-terms.ts';
import type { TableTitle } from './tables/table-terms.ts';
import type { WalletCalls } from './wallet-calls/wallet-calls.ts';

/** A title that the studio serves: a theme on one of its engines. */
export type StudioTitle = { gameCode: string; name: string; category: string; engine: EngineId; pictureUrl: string };
/** A title of the other kind is none to either. */
export type FindTable = (tx: Tx, gameCode: string) => Promise<TableTitle | null>;
export type FindCards = (tx: Tx, gameCode: string) => Promise<CardTitle | null>;
export type FindBook = (tx: Tx, gameCode: string) => Promise<BookTitle | null>;
export type FindFish = (tx: Tx, gameCode: string) => Promise<FishTitle | null>;
export type FindBingo = (tx: Tx, gameCode: string) => Promise<BingoTitle | null>;
export type FindBlackjack = (tx: Tx, gameCode: string) => Promise<BlackjackTitle | null>;
export type FindTitle = (tx: Tx, gameCode: string) => Promise<StudioTitle | null>;

/** Whether bets are taken of a visitor who has come under this host and from this country, if it is known. */
export type IsServed = (from: { host: string; country: string | null }) => boolean;

/** What the studio's use cases stand on. */
export type Studio = Pick<Platform, 'database' | 'clock' | 'random' | 'log' | 'environment'> & {
  wallet: WalletCalls;
  tokens: TokenSeal;
  seeds: SeedBox;
  findTitle: FindTitle;
  findTable: FindTable;
  findCards: FindCards;
  findBook: FindBook;
  findFish: FindFish;
  findBingo: FindBingo;
  findBlackjack: FindBlackjack;
  isServed: IsServed;
  completeRound: CompleteRound;
};
