import * as contract from '@pelita/contract';
import { type Binding, bind, bindReading } from '../../platform/http/binding.ts';
import type { RoundCounts } from './needs.ts';
import { listGames } from './list-games.ts';
import { listHotGames } from './list-hot-games.ts';
import { listVendorCards, listVendorsByCategory } from './list-vendors.ts';
import { addFavourite, getFavourites, getRecentGames, removeFavourite } from './own-games.ts';

export function catalogueRoutes(roundCounts: RoundCounts): Binding[] {
  return [
    bindReading(contract.listGames, listGames(roundCounts)),
    bindReading(contract.listHotGames, listHotGames(roundCounts)),
    bindReading(contract.listVendorsByCategory, listVendorsByCategory),
    bindReading(contract.listVendorCards, listVendorCards(roundCounts)),
    bind(contract.addFavourite, addFavourite),
    bind(contract.removeFavourite, removeFavourite),
    bindReading(contract.getFavourites, getFavourites),
    bindReading(contract.getRecentGames, getRecentGames(roundCounts)),
  ];
}
