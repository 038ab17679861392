import { launchGame as launchGameCall, listHotGames } from '@pelita/contract';
import { nowMs } from '@pelita/client/now';
import { CallFailure } from '@pelita/client/failure';
import { send } from '../../shared/calls/send.ts';
import { currentLanguage } from '../../shared/language/language.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { failureText } from '../../shared/calls/failure-text.ts';
import { notify } from '@pelita/ui/notice';
import { thePage } from '../../shared/page/page.ts';
import type { LaunchMode } from '../../shared/play/where-it-leads.ts';
import { resumeAfterLogin } from '../../shared/session/after-login.ts';
import { session } from '../../shared/session/session.ts';
import { closedGame } from './closed-game.ts';
import type { LaunchableGame } from './launchable-game.ts';
import { keepLaunchedGame } from './launched-game.ts';

let launches = 0;

/** Opens a game for whoever is logged in; a visitor logs in first and the launch goes on by itself. */
export async function launchGame(game: LaunchableGame, launchMode: LaunchMode = 'GLS'): Promise<void> {
  const player = session.get();
  if (!player) {
    resumeAfterLogin(() => void launchGame(game, launchMode));
    navigate().openModal('login');
    return;
  }
  const launch = ++launches;
  try {
    const { settings, status } = thePage().startup.get();
    const value = await send(launchGameCall, {
      query: {
        gameId: game.gameCode,
        nodeId: game.nodeId,
        ...(game.roomId === null ? {} : { roomId: game.roomId }),
        accountType: '1',
        confirmTrans: '0',
        vassalage: game.vassalage,
        launchMode,
        platform: 'html5-desktop',
        clientType: '3',
        username: player.account,
        merchantCode: settings.merchant,
        language: currentLanguage(),
        backUrl: `${location.origin}/`,
      },
    });
    // Another one was pressed meanwhile, and the last press counts.
    if (launch !== launches) return;
    keepLaunchedGame({
      url: throughCdn(value.game_url, status.info.launchGameCDNs),
      name: game.gameName,
      gameCode: game.gameCode,
      nodeId: game.nodeId,
      roomId: game.roomId,
      vassalage: game.vassalage,
      launchedAtMs: nowMs(),
    });
    navigate().go('/game');
  } catch (failure) {
    if (failure instanceof CallFailure && failure.code === 'game_unavailable') return showClosed(game, failure);
    if (failure instanceof CallFailure && failure.code === 'in_need_true_account')
      return navigate().openModal('need-true-account');
    // The login that came before may still stand open.
    navigate().closeModal();
    if (failure instanceof CallFailure) notify({ tone: 'problem', text: failureText(failure) });
    else throw failure;
  }
}

function showClosed(game: LaunchableGame, { extra }: CallFailure): void {
  const { data: suggestions = [] } = listHotGames.value.shape.list.safeParse(extra['suggestions']);
  closedGame.set({ game, suggestions });
  navigate().openModal('game-closed');
}

/** A brand may serve the pages of its own games from hosts of its own; an outside provider's stay where they are. */
function throughCdn(url: string, hosts: readonly string[]): string {
  const [host] = hosts;
  if (!host || !URL.canParse(url, location.origin)) return url;
  const { origin, pathname, search, hash } = new URL(url, location.origin);
  if (origin !== location.origin) return url;
  return new URL(pathname + search + hash, host).href;
}
