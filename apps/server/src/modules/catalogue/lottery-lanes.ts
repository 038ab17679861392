import { LOTTERY_VENDOR, lotteryAccountTypes, type LotteryGroup, type VendorCard } from '@pelita/contract';
import { engineName } from '@pelita/i18n';
import { pictureUrl } from './art/picture-url.ts';
import { SINGLE_WALLET } from './single-wallet.ts';

/** How many lotteries of each group are open: told by whoever keeps them. */
export type OpenLotteries = ReadonlyMap<LotteryGroup, number>;

/** NAV-10: the account type says to which page a group's games lead. */
const accountTypeOf: Record<LotteryGroup, string> = {
  VN: lotteryAccountTypes.vietnam,
  SEA: lotteryAccountTypes.sea,
  LOTT: SINGLE_WALLET.accountTypeName,
  ELOTT: SINGLE_WALLET.accountTypeName,
};
const groupsOf = { LOTT: ['VN', 'SEA', 'LOTT'], ELOTT: ['ELOTT'] } as const;

/** The built-in lottery as a vendor of its two categories, before all others. A category without an open game is absent. */
export function lotteryLanes(open: OpenLotteries, language: string) {
  return (['LOTT', 'ELOTT'] as const).flatMap((gameType) => {
    const groups = groupsOf[gameType].filter((group) => (open.get(group) ?? 0) > 0);
    const cards = groups.map((group): VendorCard => ({
      accountTypeId: SINGLE_WALLET.accountTypeId,
      accountTypeName: accountTypeOf[group],
      vassalage: LOTTERY_VENDOR,
      displayName: engineName(language, `lottery.group_${group}`),
      gameType,
      isHot: 0,
      smallIcon: pictureUrl('category', gameType),
      gameCount: open.get(group) ?? 0,
    }));
    if (cards.length === 0) return [];
    const gameCount = cards.reduce((sum, card) => sum + card.gameCount, 0);
    const icon = pictureUrl('category', gameType);
    return [{ title: gameType, icon, gameType, cards, vendorCount: cards.length, gameCount, gameClassify: [] }];
  });
}
