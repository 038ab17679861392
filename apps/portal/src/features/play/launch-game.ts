import { launchGame as launchGameCall, listHotGames, type Game } from '@pelita/contract';
import { nowMs } from '../../shared/browser/now.ts';
import { CallFailure } from '../../shared/calls/failure.ts';
import { send } from '../../shared/calls/send.ts';
import { currentLanguage } from '../../shared/language/language.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { notify } from '../../shared/notice/notice.ts';
import { thePage } from '../../shared/page/page.ts';
import { resumeAfterLogin } from '../../shared/session/after-login.ts';
import { session } from '../../shared/session/session.ts';
import { closedGame } from './closed-game.ts';
import { keepLaunchedGame } from './launched-game.ts';

export type LaunchableGame = Pick<Game, 'gameCode' | 'gameName' | 'nodeId' | 'roomId' | 'vassalage'>;

/** Opens a game for whoever is logged in; a visitor logs in first and the launch goes on by itself. */
export async function launchGame(game: LaunchableGame): Promise<void> {
  const player = session.get();
  if (!player) {
    resumeAfterLogin(() => void launchGame(game));
    navigate().openModal('login');
    return;
  }
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
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: '3',
        username: player.account,
        merchantCode: settings.merchant,
        language: currentLanguage(),
        backUrl: `${location.origin}/`,
      },
    });
    keepLaunchedGame({
      url: throughCdn(value.game_url, status.info.launchGameCDNs),
      name: game.gameName,
      gameCode: game.gameCode,
      nodeId: game.nodeId,
      launchedAtMs: nowMs(),
    });
    navigate().go('/game');
  } catch (failure) {
    if (failure instanceof CallFailure && failure.code === 'game_unavailable') return showClosed(game, failure);
    // The login that came before may still stand open.
    navigate().closeModal();
    if (failure instanceof CallFailure) notify({ tone: 'problem', text: failure.message });
    else throw failure;
  }
}

function showClosed(game: LaunchableGame, { extra }: CallFailure): void {
  const { data: suggestions = [] } = listHotGames.value.shape.list.safeParse(extra['suggestions']);
  closedGame.set({ game, suggestions });
  navigate().openModal('game-closed');
}

/** A brand may serve the pages of games from hosts of its own. */
function throughCdn(url: string, hosts: readonly string[]): string {
  const [host] = hosts;
  if (!host || !URL.canParse(url, location.origin)) return url;
  const { pathname, search, hash } = new URL(url, location.origin);
  return new URL(pathname + search + hash, host).href;
}
