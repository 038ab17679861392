import { type CatalogueSeed, LOTTERY_VENDOR, type PlayerId, UuidText } from '@pelita/contract';
import { isEngineId } from '@pelita/games';
import { bingoEngines } from '@pelita/games/bingo';
import { blackjackEngines } from '@pelita/games/blackjack';
import { matchEngineOf, SPORTSBOOK_ENGINE } from '@pelita/games/book';
import { cardGameOf, cardGames } from '@pelita/games/cards';
import type { BindControlled } from '../../modules/approvals/index.ts';
import { isFishEngineId } from '@pelita/games/fishing';
import { tableEngineOf, tableEngines } from '@pelita/games/table';
import { languageOf } from '@pelita/i18n';
import {
  type CatalogueModule,
  catalogueModule,
  gameShape,
  type ListedGame,
  pictureUrl,
} from '../../modules/catalogue/index.ts';
import { countOpenGames, findLottery } from '../../modules/draws/index.ts';
import { type LaunchUrl, playModule, type PlayNeeds } from '../../modules/play/index.ts';
import { isForeignHost, siteMode } from '../../modules/site/index.ts';
import {
  type BookTitle,
  type FindBingo,
  type FindBlackjack,
  type FindBook,
  type FindCards,
  type FindFish,
  type FindTable,
  type FindTitle,
  STUDIO_PROVIDER_CODE,
  studioModule,
  type TableTerms,
} from '../../modules/studio/index.ts';
import { fillLaunchUrl } from '../../modules/wallet/index.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { originFor } from '../../platform/http/request-origin.ts';
import { keptReading } from '../../platform/kept/kept-reading.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';

export type GamesNeeds = Pick<PlayNeeds, 'largestWins' | 'usernames'> & {
  catalogue: CatalogueSeed;
  /** Lists only the titles that the brand has written down, not its long shelf. */
  isShortCatalogue: boolean;
  /** Where the studio reaches the wallet of this deployment; this server's own port when left out. */
  walletUrl?: () => string;
  roundsByGame: (tx: Tx, since: Temporal.Instant) => Promise<ReadonlyMap<string, number>>;
  bindControlled: BindControlled;
  launchUrlOf: (tx: Tx, providerCode: string) => Promise<string | null>;
  registerProvider: (tx: Tx, provider: { code: string; name: string; publicKeyPem: string }) => Promise<void>;
};

/** What can be played, and the built-in provider. */
export async function composeGames(platform: Platform, needs: GamesNeeds) {
  const { brand, random } = platform;
  const catalogue = catalogueModule(platform, {
    countRounds: needs.roundsByGame,
    openLotteries: countOpenGames,
    seed: needs.catalogue,
    isWholeCatalogue: !needs.isShortCatalogue,
    studioProviderCode: STUDIO_PROVIDER_CODE,
  });
  const books = booksOf(needs.catalogue);
  const { sports } = platform.environment.carriers;
  if (sports && !books.has(sports.book))
    platform.log.warn({ book: sports.book }, 'CARRIERS_FILE names a sportsbook that the brand does not have');
  const findBook = studioBooks(catalogue.findGame, catalogue.tableTermsOf, books);
  const studio = await studioModule(platform, {
    findTitle: studioTitles(catalogue.findGame),
    findTable: studioTables(catalogue.findGame, catalogue.tableTermsOf),
    findCards: studioCards(catalogue.findGame, catalogue.tableTermsOf),
    findBook,
    allBooks: () =>
      platform.database.reading(async (tx) => {
        const found = [];
        for (const gameCode of books.keys()) found.push(await findBook(tx, gameCode));
        return found.filter((title) => title !== null);
      }),
    findBingo: studioBingo(catalogue.findGame, catalogue.tableTermsOf),
    findBlackjack: studioBlackjack(catalogue.findGame, catalogue.tableTermsOf),
    findFish: studioFish(catalogue.findGame, catalogue.tableTermsOf),
    isServed: ({ host, country }) =>
      !isForeignHost(platform.settings, host) && siteMode(platform.settings, country) !== 2,
    bindControlled: needs.bindControlled,
    ...(needs.walletUrl ? { walletUrl: needs.walletUrl } : {}),
  });
  const play = playModule({
    currency: brand.currency,
    newToken: () => random.token(),
    originFor: originFor(platform),
    // People play against each other, or for one pool, for one kind of money; a practice table is for none.
    takesPlayMoney: ({ providerCode, engine }) =>
      providerCode === STUDIO_PROVIDER_CODE &&
      (engine === null || (!bingoEngines.has(engine) && (!cardGames.has(engine) || cardGameOf(engine).isPractice))),
    launchUrlOf: async (tx, code) =>
      code === STUDIO_PROVIDER_CODE ? studio.launchUrl : externalLaunchUrl(await needs.launchUrlOf(tx, code)),
    findGame: catalogue.findGame,
    listedGames: catalogue.listedGames,
    findRoom: catalogue.findRoom,
    isClosed: catalogue.isClosed,
    suggestInstead: catalogue.suggestInstead,
    findLottery,
    lotteryArea: brand.lotteryType,
    openTables: async (tx) => {
      const tables = await listedTables(tx, catalogue);
      const looks = await studio.tableLooks(tx, tables);
      return tables.map(({ gameCode, engine, game, terms }) => ({
        game,
        kind: tableEngineOf(engine).family,
        ...terms,
        ...(looks.get(gameCode) ?? { players: 0, lastResults: [] }),
      }));
    },
    matchesNow: async (tx) => {
      const games = await catalogue.listedGames(tx);
      const titles = [];
      for (const gameCode of books.keys()) if (games.has(gameCode)) titles.push(await findBook(tx, gameCode));
      const glances = await studio.matchesNow(
        tx,
        titles.filter((title) => title !== null),
      );
      return glances.flatMap(({ gameCode, ...match }) => {
        const game = games.get(gameCode);
        return game ? [{ ...match, game }] : [];
      });
    },
    noteLaunch: catalogue.noteLaunch,
    gameShape,
    pictureUrl,
    largestWins: needs.largestWins,
    usernames: needs.usernames,
    kept: (read) =>
      keptReading(platform, read, (err) => platform.log.warn({ err }, 'the winner board could not be read anew')),
  });
  const registeredStudio: Module = {
    ...studio,
    seed: async (database) => {
      await studio.seed?.(database);
      await database.transaction((tx) =>
        needs.registerProvider(tx, {
          code: STUDIO_PROVIDER_CODE,
          name: 'Studio',
          publicKeyPem: studio.publicKeyPem,
        }),
      );
    },
  };
  return {
    modules: [catalogue, play, registeredStudio],
    catalogue,
    play,
    studio,
    recordedGames: catalogue.listedGames,
    // Lotteries are the operator's own.
    vendorNames: async (tx: Tx) =>
      new Map([...(await catalogue.vendorNames(tx)), [LOTTERY_VENDOR, platform.brand.name]]),
    checkableRound: async (
      tx: Tx,
      { playerId, providerCode, round }: { playerId: PlayerId; providerCode: string; round: string },
    ) => {
      if (providerCode !== STUDIO_PROVIDER_CODE || !UuidText.safeParse(round).success) return null;
      const userId = await play.knownProviderUserId(tx, playerId, providerCode);
      return userId === null ? null : studio.checkableRound(tx, userId, round);
    },
  };
}

function studioTitles(findGame: (tx: Tx, gameCode: string) => Promise<ListedGame | null>): FindTitle {
  return async (tx, gameCode) => {
    const game = await findGame(tx, gameCode);
    if (game === null || game.providerCode !== STUDIO_PROVIDER_CODE) return null;
    const { name, category, engine } = game;
    if (engine === null || !isEngineId(engine)) return null;
    return { gameCode, name, category, engine, pictureUrl: pictureUrl('game', gameCode) };
  };
}

function studioTables(
  findGame: (tx: Tx, gameCode: string) => Promise<ListedGame | null>,
  tableTermsOf: (tx: Tx, gameCode: string) => Promise<TableTerms | null>,
): FindTable {
  return async (tx, gameCode) => {
    const [game, terms] = await Promise.all([findGame(tx, gameCode), tableTermsOf(tx, gameCode)]);
    if (game === null || game.providerCode !== STUDIO_PROVIDER_CODE) return null;
    const { name, category, engine } = game;
    if (engine === null || !tableEngines.has(engine)) return null;
    return terms && { gameCode, name, category, engine, terms, pictureUrl: pictureUrl('game', gameCode) };
  };
}

/** The listed titles of the studio that many share. */
async function listedTables(
  tx: Tx,
  { listedGames, tableTermsOf }: Pick<CatalogueModule, 'listedGames' | 'tableTermsOf'>,
) {
  const tables = [];
  for (const game of (await listedGames(tx)).values()) {
    const { gameCode, engine } = game;
    if (game.providerCode !== STUDIO_PROVIDER_CODE || engine === null || !tableEngines.has(engine)) continue;
    const terms = await tableTermsOf(tx, gameCode);
    if (terms) tables.push({ gameCode, engine, game, terms });
  }
  return tables;
}

/** A room's least is the unit of its games, and its pace the time to think. */
function studioCards(
  findGame: (tx: Tx, gameCode: string) => Promise<ListedGame | null>,
  tableTermsOf: (tx: Tx, gameCode: string) => Promise<TableTerms | null>,
): FindCards {
  return async (tx, gameCode) => {
    const game = await findGame(tx, gameCode);
    if (game === null || game.providerCode !== STUDIO_PROVIDER_CODE) return null;
    const { name, category, engine } = game;
    if (engine === null || !cardGames.has(engine)) return null;
    const terms = await tableTermsOf(tx, gameCode);
    const cardTerms = terms && { unitMinor: terms.minimumMinor, turnSeconds: terms.roundSeconds };
    return cardTerms && { gameCode, name, category, engine, cardTerms, pictureUrl: pictureUrl('game', gameCode) };
  };
}

/** Leagues of every sportsbook of the brand, by game code. */
function booksOf({ vendors }: CatalogueSeed): ReadonlyMap<string, BookTitle['leagues']> {
  const titles = vendors.flatMap((vendor) => vendor.titles);
  // An engine that does not exist is told at the start, not to the first player.
  for (const { book } of titles) for (const { engine } of book?.leagues ?? []) matchEngineOf(engine);
  return new Map(titles.flatMap(({ code, book }) => (book ? [[code, book.leagues] as const] : [])));
}

/** Leagues are the brand's, limits and pace its room's. */
function studioBooks(
  findGame: (tx: Tx, gameCode: string) => Promise<ListedGame | null>,
  tableTermsOf: (tx: Tx, gameCode: string) => Promise<TableTerms | null>,
  books: ReadonlyMap<string, BookTitle['leagues']>,
): FindBook {
  return async (tx, gameCode) => {
    const leagues = books.get(gameCode);
    if (!leagues) return null;
    const game = await findGame(tx, gameCode);
    if (game === null || game.providerCode !== STUDIO_PROVIDER_CODE || game.engine !== SPORTSBOOK_ENGINE) return null;
    const terms = await tableTermsOf(tx, gameCode);
    const { name, category, engine } = game;
    return terms && { gameCode, name, category, engine, terms, leagues, pictureUrl: pictureUrl('game', gameCode) };
  };
}

/** A room's least is the price of a ticket, its most what a player pays in a round. */
function studioBingo(
  findGame: (tx: Tx, gameCode: string) => Promise<ListedGame | null>,
  tableTermsOf: (tx: Tx, gameCode: string) => Promise<TableTerms | null>,
): FindBingo {
  return async (tx, gameCode) => {
    const game = await findGame(tx, gameCode);
    if (game === null || game.providerCode !== STUDIO_PROVIDER_CODE) return null;
    const { name, category, engine } = game;
    if (engine === null || !bingoEngines.has(engine)) return null;
    const roomTerms = await tableTermsOf(tx, gameCode);
    return roomTerms && { gameCode, name, category, engine, roomTerms, pictureUrl: pictureUrl('game', gameCode) };
  };
}

/** A room's limits are those of a first stake. */
function studioBlackjack(
  findGame: (tx: Tx, gameCode: string) => Promise<ListedGame | null>,
  tableTermsOf: (tx: Tx, gameCode: string) => Promise<TableTerms | null>,
): FindBlackjack {
  return async (tx, gameCode) => {
    const game = await findGame(tx, gameCode);
    if (game === null || game.providerCode !== STUDIO_PROVIDER_CODE) return null;
    const { name, category, engine } = game;
    if (engine === null || !blackjackEngines.has(engine)) return null;
    const handTerms = await tableTermsOf(tx, gameCode);
    return handTerms && { gameCode, name, category, engine, handTerms, pictureUrl: pictureUrl('game', gameCode) };
  };
}

/** A room's limits are those of a shot. */
function studioFish(
  findGame: (tx: Tx, gameCode: string) => Promise<ListedGame | null>,
  tableTermsOf: (tx: Tx, gameCode: string) => Promise<TableTerms | null>,
): FindFish {
  return async (tx, gameCode) => {
    const game = await findGame(tx, gameCode);
    if (game === null || game.providerCode !== STUDIO_PROVIDER_CODE) return null;
    const { name, category, engine } = game;
    if (engine === null || !isFishEngineId(engine)) return null;
    const fishTerms = await tableTermsOf(tx, gameCode);
    return fishTerms && { gameCode, name, category, engine, fishTerms, pictureUrl: pictureUrl('game', gameCode) };
  };
}

/** An external provider's page, with a player's language by its international tag and home as the way back. */
function externalLaunchUrl(template: string | null): LaunchUrl | null {
  if (template === null) return null;
  return ({ origin, token, user, gameCode, currency, language }) =>
    fillLaunchUrl(template, {
      token,
      user,
      game_code: gameCode,
      currency,
      lang: languageOf(language).tag,
      lobby_url: `${origin}/`,
    });
}
