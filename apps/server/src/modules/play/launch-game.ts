import { type CallAnswer, type CallInput, type launchGame as launchGameCall, Refusal } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { openGameSession } from './game-session.ts';
import type { PlayNeeds } from './needs.ts';

type Call = typeof launchGameCall;

/** Opens a game session and answers the address of its page; for PVP the wire's `content` is the address alone. */
export function launchGame(needs: PlayNeeds) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const game = await needs.findGame(tx, query.gameId);
    if (!game || (query.nodeId !== undefined && query.nodeId !== game.nodeId)) throw new Refusal('game_unknown');
    if (query.vassalage !== undefined && query.vassalage !== game.vendorCode) throw new Refusal('game_unknown');
    const launchUrl = needs.launchUrls[game.providerCode];
    const isClosed = needs.isClosed(game);
    if (!game.isAvailable || !launchUrl || isClosed) {
      const suggestions = await needs.suggestInstead(tx, game);
      throw new Refusal('game_unavailable', { extra: { ...(isClosed ? { maintenance: true } : {}), suggestions } });
    }

    // The session was open when the request came. A logout that came between has ended the launches that it saw.
    if (!(await needs.holdOpenSession(tx, who.player.playerId, who.player.sessionId)))
      throw new Refusal('token_invalid');
    const session = await openGameSession(tx, who.player, game, needs);
    await needs.noteLaunch(tx, who.player.playerId, game.gameCode);
    const address = launchUrl({
      origin: needs.originFor(who.host),
      token: session.token,
      user: session.providerUserId,
      gameCode: game.gameCode,
      currency: session.currency,
      language: query.language ?? who.language,
    });
    return {
      game_url: address,
      content: game.category === 'PVP' ? address : { game_url: address },
      game: needs.gameShape(game, { isNew: false, isHot: false, isClosed }),
    };
  };
}
