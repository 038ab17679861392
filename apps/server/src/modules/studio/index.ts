/**
 * The studio: the built-in games as a provider like any other. It decides rounds by commit and reveal, keeps their
 * seeds and outcomes, and serves the game page with its calls. It knows a player by a launch token alone and reaches
 * money only by signed HTTP calls to `/provider/STUDIO` of its deployment: no door of the house that keeps players or
 * money is imported here, and none may be. A round is stored with its outcome before its bet is sent, and is taken to
 * its end by the request, by the player's return or by a job. Tables that many share (`tables`) go by the server's clock
 * while somebody looks at them; at those of card games (`cards`) people play against each other; in fishing games
 * (`fishing`) a volley of shots is a round, alone or before a tank that four share; a sportsbook (`book`) plays virtual matches by the clock; in bingo rooms (`bingo`)
 * balls are called for all who hold tickets; at blackjack tables (`blackjack`) one plays against the house. The composition registers `publicKeyPem` with the wallet
 * and `launchUrl` with play, as for an outside provider.
 */
import { join } from 'node:path';
import type { Tx } from '../../platform/database/tx.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { launchUrl } from './launch/launch-url.ts';
import { tokenSeal } from './launch/token-seal.ts';
import { pageRoutes } from './page/page-routes.ts';
import { symbolDrawer } from './page/symbols.ts';
import { checkableRound } from './rounds/checkable-round.ts';
import { completeRoundsJob } from './rounds/complete-rounds-job.ts';
import { roundCompleter } from './rounds/complete-round.ts';
import { ownBook } from './rounds/own-book.ts';
import { type PastSpin, playPastSpins, type Settled } from './rounds/past-spins.ts';
import { closeClearSeeds } from './seeds/close-clear-seeds.ts';
import { seedBox } from './seeds/seed-box.ts';
import { studioCalls } from './studio-calls.ts';
import type { Patience } from './patience.ts';
import { createBingoFloor } from './bingo/bingo-floor.ts';
import type { BookNeeds } from './book/book.ts';
import { listBookMatches, voidBookMatch } from '@pelita/contract/office';
import { serveList } from '../../platform/lists/served-list.ts';
import type { BindControlled } from '../approvals/index.ts';
import { voidByOperators } from './book/void-by-operators.ts';
import { createBookFloor } from './book/book-floor.ts';
import type { BookTitle } from './book/book-terms.ts';
import { httpSource } from './book/feed/feed-source.ts';
import type { BookFeed } from './book/feed/hear-feed.ts';
import { matchesNow } from './book/matches-now.ts';
import { matchStates } from './book/match-states.ts';
import { leadBooksJob } from './book/settle-book-job.ts';
import { createFishFloor } from './fishing/fish-floor.ts';
import { createCardFloor } from './cards/card-floor.ts';
import { termsOf } from './cards/card-calls.ts';
import { createDealer } from './cards/dealer.ts';
import { settleCardHandsJob } from './cards/settle-card-hands-job.ts';
import type {
  FindBingo,
  FindBlackjack,
  FindBook,
  FindCards,
  FindFish,
  FindTable,
  FindTitle,
  IsServed,
  Studio,
} from './studio.ts';
import { createFloor } from './tables/floor.ts';
import { roundSettler } from './tables/settle-round.ts';
import { tableLooks } from './tables/table-looks.ts';
import { settleRoundsJob } from './tables/settle-rounds-job.ts';
import { betStaker } from './tables/stake-bets.ts';
import { signingKey } from './wallet-calls/signing-key.ts';
import { walletCalls } from './wallet-calls/wallet-calls.ts';

export type { BookTitle } from './book/book-terms.ts';
export type {
  FindBingo,
  FindBlackjack,
  FindBook,
  FindCards,
  FindFish,
  FindTable,
  FindTitle,
  StudioTitle,
} from './studio.ts';
export type { PastSpin } from './rounds/past-spins.ts';
export type { TableTerms } from './tables/table-terms.ts';

export const STUDIO_PROVIDER_CODE = 'STUDIO';

export type StudioNeeds = {
  /** The titles that the studio serves, by game code. */
  findTitle: FindTitle;
  /** The tables that it serves, likewise; none when left out. */
  findTable?: FindTable;
  /** The card games between people, likewise. */
  findCards?: FindCards;
  /** Binds what two operators decide; without a back office nothing is bound. */
  bindControlled?: BindControlled;
  /** The sportsbooks, likewise, and all of them: their matches are made ahead. */
  findBook?: FindBook;
  allBooks?: () => Promise<readonly BookTitle[]>;
  /** Matches outside, and the book that lists them; what CARRIERS_FILE describes when left out. */
  bookFeed?: BookFeed | null;
  /** The fishing games, likewise. */
  findFish?: FindFish;
  /** The bingo rooms, likewise. */
  findBingo?: FindBingo;
  /** The blackjack tables, likewise. */
  findBlackjack?: FindBlackjack;
  /** Whether who asks from there may bet; everybody when left out. */
  isServed?: IsServed;
  /** `http://host:port/provider/STUDIO`; this very server's own when left out. */
  walletUrl?: () => string;
  /** The built game page. */
  assetsFolder?: string;
  patience?: Patience;
};

export type StudioModule = Module & {
  publicKeyPem: string;
  launchUrl: typeof launchUrl;
  ownBook: typeof ownBook;
  /** Tables as a lobby shows them. */
  tableLooks: typeof tableLooks;
  /** Matches of sportsbooks, likewise. */
  matchesNow: ReturnType<typeof matchesNow>;
  /** A user's settled round, by the id under which its bet was told. */
  checkableRound: ReturnType<typeof checkableRound>;
  /** Settled spins for the history of a sandbox. */
  playPastSpins: <Spin extends PastSpin>(tx: Tx, spins: readonly Spin[]) => Promise<(Spin & Settled)[]>;
};

const usualPatience: Patience = { timeoutMs: 3_000, tries: 2, pauseMs: 250 };
const builtStudio = join(import.meta.dirname, '../../../../studio/dist');

export async function studioModule(platform: Platform, needs: StudioNeeds): Promise<StudioModule> {
  const { database, environment, secrets, brand } = platform;
  const patience = needs.patience ?? usualPatience;
  const key = await signingKey(secrets);
  const tokens = await tokenSeal(platform);
  const seeds = seedBox(platform);
  const walletUrl = needs.walletUrl ?? (() => ownWalletUrl(environment.host, environment.port));
  const wallet = walletCalls(platform, { walletUrl, key, timeoutMs: patience.timeoutMs });
  const completeRound = roundCompleter({ ...platform, wallet, tokens, patience });
  const { findTitle, isServed = () => true } = needs;
  const { findTable = async () => null, findCards = async () => null } = needs;
  const { findBook = async () => null, findFish = async () => null } = needs;
  const { findBingo = async () => null, findBlackjack = async () => null } = needs;
  const titleOf = (gameCode: string) =>
    database.reading(
      async (tx) =>
        (await findTitle(tx, gameCode)) ??
        (await findTable(tx, gameCode)) ??
        (await findCards(tx, gameCode)) ??
        (await findFish(tx, gameCode)) ??
        (await findBingo(tx, gameCode)) ??
        (await findBlackjack(tx, gameCode)) ??
        findBook(tx, gameCode),
    );
  const studio: Studio = {
    ...platform,
    wallet,
    tokens,
    seeds,
    findTitle,
    findTable,
    findCards,
    findBook,
    findFish,
    findBingo,
    findBlackjack,
    isServed,
    completeRound,
  };
  const settling = roundSettler({ ...platform, wallet, tokens, seeds });
  const floor = createFloor({ ...platform, seeds, settling });
  const tables = { floor, stake: betStaker({ database, wallet, tokens, patience }) };
  const bingo = { floor: createBingoFloor({ ...platform, seeds, settling }), stake: tables.stake };
  const fishing = { floor: createFishFloor(platform) };
  const blackjack = { studio, stake: tables.stake, settling };
  const dealer = createDealer({ ...platform, wallet, tokens, seeds, patience, termsOf: termsOf(studio) });
  const cards = { dealer, floor: createCardFloor({ ...platform, seeds, dealer }) };
  const { sports } = environment.carriers;
  const carried = sports && { gameCode: sports.book, source: httpSource(sports, platform) };
  const feed = needs.bookFeed === undefined ? carried : needs.bookFeed;
  const bookNeeds: BookNeeds = {
    ...platform,
    wallet,
    tokens,
    seeds,
    patience,
    studio,
    statesOf: matchStates(seeds),
    feed,
  };
  const books = { needs: bookNeeds, floor: createBookFloor(bookNeeds) };
  const symbolsOf = symbolDrawer();
  return {
    name: 'studio',
    jobs: [
      completeRoundsJob(completeRound),
      settleRoundsJob(settling),
      settleCardHandsJob(dealer),
      leadBooksJob(bookNeeds, needs.allBooks ?? (async () => [])),
    ],
    lists: [serveList(listBookMatches, 'office_book_match')],
    ...(needs.bindControlled
      ? { officeBindings: [needs.bindControlled(voidBookMatch, voidByOperators({ seeds }))] }
      : {}),
    seed: (database) => closeClearSeeds(database, seeds),
    plugin: async (app) => {
      await app.register(studioCalls(studio, { tables, cards, books, bingo, blackjack, fishing }));
      await app.register(pageRoutes({ brand, titleOf, symbolsOf, assetsFolder: needs.assetsFolder ?? builtStudio }));
    },
    publicKeyPem: key.publicKeyPem,
    launchUrl,
    ownBook,
    tableLooks,
    matchesNow: matchesNow(bookNeeds),
    checkableRound: checkableRound({ seeds, findTitle, symbolsOf }),
    playPastSpins: (tx, spins) => playPastSpins(tx, { random: platform.random, seeds }, spins),
  };
}

/** The server's own loopback address: a host that listens everywhere is reached at home. */
function ownWalletUrl(host: string, port: number): string {
  const home = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const authority = home.includes(':') ? `[${home}]` : home;
  return `http://${authority}:${port}/provider/${STUDIO_PROVIDER_CODE}`;
}
