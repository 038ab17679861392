/**
 * Launching: a player and a title become a game session, whose token a provider brings back with every wallet call.
 * The session says once and for all which player, game, currency and book it is; logging out ends its bets, never its
 * wins. The winner board stands here too, counted from the wallet's real wins. The wallet resolves sessions through
 * this door, the studio is one provider among others.
 */
import { listCardPairs, listOpenCorrections } from '@pelita/contract/office';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import { endGameSessions, resolveGameSession } from './game-session.ts';
import type { PlayNeeds } from './needs.ts';

export { maskName } from './mask-name.ts';
export type { LaunchUrl, PlayNeeds } from './needs.ts';
import { playRoutes } from './routes.ts';
import { playStartup } from './startup.ts';
import { knownProviderUserId, playerOfProviderUser, providerUserId } from './store.ts';

export type PlayModule = Module & {
  resolveGameSession: typeof resolveGameSession;
  endGameSessions: typeof endGameSessions;
  playerOfProviderUser: typeof playerOfProviderUser;
  providerUserId: typeof providerUserId;
  knownProviderUserId: typeof knownProviderUserId;
};

export function playModule(needs: PlayNeeds): PlayModule {
  return {
    name: 'play',
    bindings: playRoutes(needs),
    lists: [serveList(listCardPairs, 'office_card_pair'), serveList(listOpenCorrections, 'office_book_correction')],
    startup: playStartup,
    resolveGameSession,
    endGameSessions,
    playerOfProviderUser,
    providerUserId,
    knownProviderUserId,
  };
}
