/**
 * What the lobby can show: vendors, titles, each player's favourites and recent launches, and the pictures of all.
 * A title of the house is a theme on one of the studio's engines, and its stated return is the engine's proof; of an
 * outside provider's title nothing is stated. New, hot and counts come from rows. Play asks here for a title before a launch, the wallet for a title's owner before money moves, and
 * the pages for their shelves.
 */
import type { Game, PlayerId } from '@pelita/contract';
import { listOfficeGames } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { Module } from '../../platform/module.ts';
import { keptReading } from '../../platform/kept/kept-reading.ts';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { artRoutes } from './art/art-routes.ts';
import { closedGames } from './closed-games.ts';
import type { CatalogueNeeds } from './needs.ts';
import { catalogueRoutes } from './routes.ts';
import { catalogueOfficeRoutes } from './office-routes.ts';
import { codesOfGames } from './operators/store.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { HOT_WINDOW_DAYS } from './shelf.ts';
import type { Shelves } from './shelves.ts';
import { shapes } from './shapes.ts';
import { createSnapshots } from './snapshot.ts';
import { catalogueStartup } from './startup.ts';
import { suggestedInstead } from './suggest-games.ts';
import { listOutsideGames, updateOutsideGames } from './list-outside-games.ts';
import {
  codeOfProviderGame,
  countProviderGames,
  gameByCode,
  type ListedGame,
  type Room,
  roomById,
  tableTermsOf,
  showVendor,
  upsertRecentLaunch,
} from './store.ts';

export { gameShape } from './game-shape.ts';
export { pictureUrl } from './art/picture-url.ts';
export type { ListedGame };

export type CatalogueModule = Module & {
  findGame: (tx: Tx, gameCode: string) => Promise<ListedGame | null>;
  codeOfProviderGame: typeof codeOfProviderGame;
  listOutsideGames: typeof listOutsideGames;
  updateOutsideGames: typeof updateOutsideGames;
  countProviderGames: typeof countProviderGames;
  showVendor: typeof showVendor;
  /** An open room. */
  findRoom: (tx: Tx, roomId: string) => Promise<Room | null>;
  /** Of a title that is a table; null for any other. */
  tableTermsOf: typeof tableTermsOf;
  /** By code. */
  listedGames: (tx: Tx) => Promise<ReadonlyMap<string, ListedGame>>;
  /** What vendors are called, by code. */
  vendorNames: (tx: Tx) => Promise<ReadonlyMap<string, string>>;
  isClosed: Shelves['isClosed'];
  /** What to play instead of a title that cannot be launched. */
  suggestInstead: (tx: Tx, game: ListedGame) => Promise<Game[]>;
  noteLaunch: (tx: Tx, playerId: PlayerId, gameCode: string) => Promise<void>;
};

export function catalogueModule(platform: Platform, needs: CatalogueNeeds): CatalogueModule {
  const shelves: Shelves = {
    ...createSnapshots(platform.database),
    rounds: keptReading(
      platform,
      (tx) => needs.countRounds(tx, tx.now.subtract({ hours: 24 * HOT_WINDOW_DAYS })),
      (err) => platform.log.warn({ err }, 'the rounds of hot titles could not be counted'),
    ),
    isClosed: closedGames(platform.clock),
  };
  return {
    name: 'catalogue',
    bindings: catalogueRoutes(shelves, platform.clock, needs.openLotteries),
    officeBindings: catalogueOfficeRoutes(platform, shelves),
    lists: [serveList(listOfficeGames, 'office_game', { title: codesOfGames })],
    startup: catalogueStartup,
    plugin: artRoutes(platform),
    seed: (database) =>
      database.transaction((tx) =>
        seedCatalogue(tx, {
          seed: needs.seed,
          isWhole: needs.isWholeCatalogue,
          providerCode: needs.studioProviderCode,
        }),
      ),
    findGame: gameByCode,
    codeOfProviderGame,
    listOutsideGames,
    updateOutsideGames,
    countProviderGames,
    showVendor,
    findRoom: roomById,
    tableTermsOf,
    listedGames: async (tx) => (await shelves.snapshot(tx)).byCode,
    vendorNames: async (tx) => (await shelves.snapshot(tx)).vendorNames,
    isClosed: shelves.isClosed,
    suggestInstead: async (tx, game) => {
      const [all, rounds] = [await shelves.snapshot(tx), await shelves.rounds()];
      const instead = suggestedInstead(all, rounds, shelves.isClosed, game);
      return shapes(instead, shelves, { all, rounds, now: tx.now });
    },
    noteLaunch: upsertRecentLaunch,
  };
}
