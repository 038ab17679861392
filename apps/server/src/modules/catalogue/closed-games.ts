import type { Settings } from '../../platform/settings/settings.ts';
import type { Shelves } from './shelves.ts';
import { catalogueSettings } from './settings.ts';

/** What an operator has put under maintenance, as the settings stand at each question. */
export function closedGames(settings: Settings): Shelves['isClosed'] {
  return ({ gameCode, vendorCode }) => {
    const { vendors, games } = settings.get(catalogueSettings.maintenance);
    return vendors.includes(vendorCode) || games.includes(gameCode);
  };
}
