import {
  type CallAnswer,
  type CallInput,
  type listVendorCards as listVendorCardsCall,
  type listVendorsByCategory as listVendorsByCategoryCall,
  type VendorCard,
} from '@pelita/contract';
import { engineName } from '@pelita/i18n';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { pictureUrl } from './art/picture-url.ts';
import { hotCodes } from './shelf.ts';
import type { Shelves } from './shelves.ts';
import { SINGLE_WALLET } from './single-wallet.ts';

type ByCategory = typeof listVendorsByCategoryCall;
type Cards = typeof listVendorCardsCall;

/** Which vendors serve each category. A category that none serves is absent, and so is its navigation entry. */
export function listVendorsByCategory({ snapshot }: Shelves) {
  return async (tx: Tx): Promise<CallAnswer<ByCategory>> => ({
    content: Object.fromEntries(
      (await snapshot(tx)).lanes.map(({ category, lane }) => [
        category,
        { gameCategory: category, vendors: lane.map(({ vendor }) => ({ vassalage: vendor.code })) },
      ]),
    ),
  });
}

export function listVendorCards(shelves: Shelves) {
  return async (tx: Tx, who: CallerOf<Cards>, { query }: CallInput<Cards>): Promise<CallAnswer<Cards>> => {
    const all = await shelves.snapshot(tx);
    const hot = hotCodes(all, await shelves.rounds());
    const lanes = all.lanes
      .filter(({ category }) => !query.gameType || category === query.gameType)
      .map(({ category, lane, gameCount, classes }) => ({
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
        gameCount,
        gameClassify: classes.map(({ facts, gameCount: ofClass }) => ({
          displayName: engineName(query.language ?? who.language, facts.nameKey),
          gameCount: ofClass,
          key: facts.family,
        })),
      }));
    return { data: { lanes } };
  };
}
