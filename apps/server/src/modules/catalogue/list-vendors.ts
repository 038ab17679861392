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
import type { RoundCounts } from './needs.ts';
import { hotCodes } from './shelf.ts';
import { type ListedGame, listedGames, vendors } from './store.ts';

/** The account type under which the catalogue's own wallet stands on vendor cards. */
const SINGLE_WALLET = { accountTypeId: '1', accountTypeName: 'MAIN' };

type ByCategory = typeof listVendorsByCategoryCall;
type Cards = typeof listVendorCardsCall;

/** Which vendors serve each category. A category that none serves is absent, and so is its navigation entry. */
export async function listVendorsByCategory(tx: Tx): Promise<CallAnswer<ByCategory>> {
  const served = await servedCategories(tx);
  return {
    content: Object.fromEntries(
      served.map(({ category, lane }) => [
        category,
        { gameCategory: category, vendors: lane.map(({ vendor }) => ({ vassalage: vendor.code })) },
      ]),
    ),
  };
}

export function listVendorCards(roundCounts: RoundCounts) {
  return async (tx: Tx, who: CallerOf<Cards>, { query }: CallInput<Cards>): Promise<CallAnswer<Cards>> => {
    const hot = hotCodes(await listedGames(tx), await roundCounts(tx));
    const served = await servedCategories(tx);
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
        gameClassify: classes(
          lane.flatMap(({ games }) => games),
          query.language ?? who.language,
        ),
      }));
    return { data: { lanes } };
  };
}

async function servedCategories(tx: Tx) {
  const games = await listedGames(tx);
  const everyVendor = await vendors(tx);
  return gameCategories
    .map((category) => ({
      category,
      lane: everyVendor
        .map((vendor) => ({
          vendor,
          games: games.filter((game) => game.category === category && game.vendorCode === vendor.code),
        }))
        .filter(({ games: own }) => own.length > 0),
    }))
    .filter(({ lane }) => lane.length > 0);
}

function classes(games: readonly ListedGame[], language: string) {
  const byEngine = Map.groupBy(games, (game) => game.engine);
  return [...byEngine].map(([engine, own]) => ({
    displayName: engineName(language, engineOf(engine).nameKey),
    gameCount: own.length,
    key: engine,
  }));
}
