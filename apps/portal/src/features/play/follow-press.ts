import type { CardGame, GameCategory, VendorCard } from '@pelita/contract';
import { navigate } from '../../shared/navigation/navigation.ts';
import { thePage } from '../../shared/page/page.ts';
import { linkTo } from '../../shared/play/categories.ts';
import { whereItLeads, type Way } from '../../shared/play/where-it-leads.ts';
import { launchGame } from './launch-game.ts';
import { launchLottery } from './launch-lottery.ts';
import type { LaunchableGame } from './launchable-game.ts';
import { playVendor } from './play-vendor.ts';

export type PressedGame = LaunchableGame &
  Pick<CardGame, 'gameType' | 'accountTypeName' | 'defaultPlayType' | 'isGame'>;

/** A title somewhere in the portal was pressed. */
export function pressTitle(game: PressedGame): void {
  follow(whereItLeads({ kind: 'title', ...game }), game);
}

export function pressVendor(vendor: VendorCard): void {
  follow(whereItLeads({ kind: 'vendor', ...vendor }));
}

/** An item of the navigation was pressed. */
export function pressCategory(gameType: GameCategory): void {
  const { lotteryClick } = thePage().startup.get().settings;
  follow(whereItLeads({ kind: 'category', gameType, lotteryClick }));
}

function follow(way: Way, game?: LaunchableGame): void {
  switch (way.to) {
    case 'category': {
      const { to, search } = linkTo(way.gameType, way.vassalage);
      return navigate().go(address(to, search));
    }
    case 'elott':
      return navigate().go('/elott');
    case 'lottery': {
      const { path, gameCode, playType } = way;
      return navigate().go(address(path, { gameCode, playType }));
    }
    case 'vendor':
      if (way.launchMode === 'LOTT') return void launchLottery();
      return void playVendor(way.vassalage, way.launchMode);
    case 'vendor-games':
      return navigate().openModal('vendor-games', way.vassalage);
    case 'game':
      if (game) void launchGame(game);
  }
}

function address(path: string, values: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}
