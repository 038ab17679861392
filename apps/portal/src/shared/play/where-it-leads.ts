import { type CardGame, LOTTERY_VENDOR, lotteryAccountTypes, type GameCategory } from '@pelita/contract';
import { type OpenCategory, vendorOfEntry } from './categories.ts';

/** What somebody pressed: an item of the navigation, a vendor's card, or a title. */
export type Pressed =
  | { kind: 'category'; gameType: GameCategory; lotteryClick: 'page' | 'launch' }
  | ({ kind: 'vendor' } & Pick<CardGame, 'gameType' | 'vassalage' | 'accountTypeName'>)
  | ({ kind: 'title' } & Title);

type Title = Pick<CardGame, 'gameType' | 'vassalage' | 'accountTypeName' | 'gameCode' | 'defaultPlayType' | 'isGame'>;

export type LotteryPath = '/lottery' | '/vnlottery' | '/seaLottery';

export type Way =
  | { to: 'category'; gameType: OpenCategory; vassalage?: string }
  | { to: 'elott' }
  | { to: 'lottery'; path: LotteryPath; gameCode?: string; playType?: string }
  | { to: 'vendor'; vassalage: string; launchMode: LaunchMode }
  | { to: 'vendor-games'; vassalage: string }
  | { to: 'game' };

export type LaunchMode = 'GLS' | 'LOTT';

/** The vendors of these have a list of their own; those of the others open at once. */
const withLists = ['LIVE', 'FISH', 'RNG', 'PVP'] as const satisfies OpenCategory[];

/** NAV-07 to NAV-10: where a press leads, the same from a card, the dropdown, the search and the navigation. */
export function whereItLeads(pressed: Pressed): Way {
  switch (pressed.kind) {
    case 'category':
      return fromCategory(pressed);
    case 'vendor':
      return fromVendor(pressed);
    case 'title':
      return fromTitle(pressed);
  }
}

function fromCategory({ gameType, lotteryClick }: Pressed & { kind: 'category' }): Way {
  if (gameType === 'LOTT' || gameType === 'ELOTT')
    return lotteryClick === 'page' ? { to: 'elott' } : { to: 'vendor', vassalage: LOTTERY_VENDOR, launchMode: 'LOTT' };
  const vassalage = vendorOfEntry[gameType];
  return { to: 'category', gameType, ...(vassalage === undefined ? {} : { vassalage }) };
}

function fromVendor({ gameType, vassalage, accountTypeName }: Pressed & { kind: 'vendor' }): Way {
  if (gameType === 'LOTT' || gameType === 'ELOTT') return { to: 'lottery', path: lotteryPath(accountTypeName) };
  const listed = withLists.find((category) => category === gameType);
  // The address is where a page keeps its vendor.
  return listed ? { to: 'category', gameType: listed, vassalage } : { to: 'vendor', vassalage, launchMode: 'GLS' };
}

function fromTitle({ gameType, vassalage, accountTypeName, gameCode, defaultPlayType, isGame }: Title): Way {
  if (isGame === 'VASSALAGE') return { to: 'vendor-games', vassalage };
  if (gameType !== 'LOTT' && gameType !== 'ELOTT') return { to: 'game' };
  return {
    to: 'lottery',
    path: lotteryPath(accountTypeName),
    gameCode,
    ...(defaultPlayType === null ? {} : { playType: defaultPlayType }),
  };
}

/** By the name of the account type. */
function lotteryPath(accountTypeName: string): LotteryPath {
  if (accountTypeName === lotteryAccountTypes.vietnam) return '/vnlottery';
  return accountTypeName === lotteryAccountTypes.sea ? '/seaLottery' : '/lottery';
}
