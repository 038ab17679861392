import * as contract from '@pelita/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Binding, bind, bindLong, bindPrepared, bindReading } from '../../platform/http/binding.ts';
import { listGames } from './list-games.ts';
import { listHotGames } from './list-hot-games.ts';
import { listRooms } from './list-rooms.ts';
import { listVendorCards, listVendorsByCategory } from './list-vendors.ts';
import { prepareGameIndex } from './prepare-game-index.ts';
import type { CatalogueNeeds } from './needs.ts';
import type { Shelves } from './shelves.ts';
import { addFavourite, getFavourites, getRecentGames, listFavourites, removeFavourite } from './own-games.ts';

export function catalogueRoutes(
  shelves: Shelves,
  clock: Clock,
  openLotteries: CatalogueNeeds['openLotteries'],
): Binding[] {
  return [
    bindLong(contract.listGames, listGames(shelves, clock)),
    bindPrepared(contract.gameIndex, prepareGameIndex(shelves)),
    bindReading(contract.listHotGames, listHotGames(shelves)),
    bindReading(contract.listVendorsByCategory, listVendorsByCategory(shelves, openLotteries)),
    bindReading(contract.listVendorCards, listVendorCards(shelves, openLotteries)),
    bindReading(contract.listRooms, listRooms(shelves)),
    bind(contract.addFavourite, addFavourite),
    bind(contract.removeFavourite, removeFavourite),
    bindReading(contract.getFavourites, getFavourites(shelves)),
    bindReading(contract.listFavourites, listFavourites(shelves)),
    bindReading(contract.getRecentGames, getRecentGames(shelves)),
  ];
}
