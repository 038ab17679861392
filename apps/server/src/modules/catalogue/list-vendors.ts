import {
  type CallAnswer,
  type CallInput,
  gameCategories,
  type listVendorCards as listVendorCardsCall,
  type listVendorsByCategory as listVendorsByCategoryCall,
  type VendorCard,
} from '@pelita/contract';
import { engineName } from '@pelita/i18n';
import { engineOf } from './engine-of.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { pictureUrl } from './art/picture-url.ts';
import { hotCodes } from './shelf.ts';
import type { Shelves } from './shelves.ts';
import type { Snapshot } from './snapshot.ts';
import type { ListedGame } from './store.ts';

/** The account type under which the catalogue's own wallet stands on vendor cards. */
const SINGLE_WALLET = { accountTypeId: '1', accountTypeName: 'MAIN' };

type ByCategory = typeof listVendorsByCategoryCall;
type Cards = typeof listVendorCardsCall;

/** Which vendors serve each category. A category that none serves is absent, and so is its navigation entry. */
export function listVendorsByCategory({ snapshot }: Shelves) {
  return async (tx: Tx): Promise<CallAnswer<ByCategory>> => ({
    content: Object.fromEntries(
      servedCategories(await snapshot(tx)).map(({ category, lane }) => [
        category,
        { gameCategory: category, vendors: lane.map(({ vendor }) => ({ vassalage: vendor.code })) },
      ]),
    ),
  });
}

export function listVendorCards(shelves: Shelves) {
  return async (tx: Tx, who: CallerOf<Cards>, { query }: CallInput<Cards>): Promise<CallAnswer<Cards>> => {
    const all = await shelves.snapshot(tx);
    const hot = hotCodes(all, await shelves.rounds(tx));
    const served = servedCategories(all);
    const lanes = served
      .filter(({ category }) => !query.gameType || category === query.gameType)
      .map(({ category, lane }) => ({
        title: category,
        icon: pictureUrl('category', category),
        gameType: category,
        cards: lane.map(({ vendor, games }): VendorCard => ({
          ...SINGLE_WALLET,
          vassalage: vendor.code,
          displayName: vendor.display_name,
          gameType: category,
          isHot: games.some((game) => hot.has(game.gameCode)) ? 1 : 0,
          smallIcon: pictureUrl('vendor', vendor.code),
          gameCount: games.length,
        })),
        vendorCount: lane.length,
        gameCount: lane.reduce((sum, { games }) => sum + games.length, 0),
        gameClassify: classes(
          lane.flatMap(({ games }) => games),
          query.language ?? who.language,
        ),
      }));
    return { data: { lanes } };
  };
}

function servedCategories({ games, vendors }: Snapshot) {
  const byCategory = Map.groupBy(games, (game) => game.category);
  return gameCategories.flatMap((category) => {
    const byVendor = Map.groupBy(byCategory.get(category) ?? [], (game) => game.vendorCode as string);
    const lane = vendors.flatMap((vendor) => {
      const own = byVendor.get(vendor.code);
      return own ? { vendor, games: own } : [];
    });
    return lane.length > 0 ? { category, lane } : [];
  });
}

function classes(games: readonly ListedGame[], language: string) {
  const byEngine = Map.groupBy(games, (game) => game.engine);
  return [...byEngine].map(([engine, own]) => ({
    displayName: engineName(language, engineOf(engine).nameKey),
    gameCount: own.length,
    key: engine,
  }));
}
