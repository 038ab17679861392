import {
  type CallAnswer,
  type CallInput,
  LOTTERY_VENDOR,
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
import { lotteryLanes } from './lottery-lanes.ts';
import type { CatalogueNeeds } from './needs.ts';
import { SINGLE_WALLET } from './single-wallet.ts';

type ByCategory = typeof listVendorsByCategoryCall;
type Cards = typeof listVendorCardsCall;

/** Which vendors serve each category. A category that none serves is absent, and so is its navigation entry. */
export function listVendorsByCategory({ snapshot }: Shelves, openLotteries: CatalogueNeeds['openLotteries']) {
  return async (tx: Tx, who: CallerOf<ByCategory>): Promise<CallAnswer<ByCategory>> => {
    const served = [
      ...lotteryLanes(await openLotteries(tx), who.language).map(({ gameType }) => ({
        category: gameType,
        codes: [LOTTERY_VENDOR],
      })),
      ...(await snapshot(tx)).lanes.map(({ category, lane }) => ({
        category,
        codes: lane.map(({ vendor }) => vendor.code),
      })),
    ];
    return {
      content: Object.fromEntries(
        served.map(({ category, codes }) => [
          category,
          { gameCategory: category, vendors: codes.map((vassalage) => ({ vassalage })) },
        ]),
      ),
    };
  };
}

export function listVendorCards(shelves: Shelves, openLotteries: CatalogueNeeds['openLotteries']) {
  return async (tx: Tx, who: CallerOf<Cards>, { query }: CallInput<Cards>): Promise<CallAnswer<Cards>> => {
    const all = await shelves.snapshot(tx);
    const hot = hotCodes(all, await shelves.rounds());
    const language = query.language ?? who.language;
    const lotteries = lotteryLanes(await openLotteries(tx), language).filter(
      ({ gameType }) => !query.gameType || gameType === query.gameType,
    );
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
          displayName: engineName(language, facts.nameKey),
          gameCount: ofClass,
          key: facts.family,
        })),
      }));
    return { data: { lanes: [...lotteries, ...lanes] } };
  };
}
