import * as office from '@pelita/contract/office';
import { type Binding, bind, bindReading } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeGame, getGame, pickGames } from './operators/games.ts';
import { changeVendor, listVendorsForOperators, orderAllVendors } from './operators/vendors.ts';
import type { Shelves } from './shelves.ts';

export function catalogueOfficeRoutes(platform: Pick<Platform, 'brand'>, shelves: Shelves): Binding[] {
  return [
    bindReading(office.listOfficeVendors, listVendorsForOperators(platform, shelves)),
    bind(office.changeVendor, changeVendor(platform)),
    bind(office.orderVendors, orderAllVendors),
    bindReading(office.getOfficeGame, getGame(platform)),
    bind(office.changeGame, changeGame(platform)),
    bind(office.pickGames, pickGames),
  ];
}
