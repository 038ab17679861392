import { type CallAnswer, type CallInput, type launchGame as launchGameCall, Refusal } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { openGameSession } from './game-session.ts';
import { LOTTERY_MODE, launchLottery } from './launch-lottery.ts';
import type { PlayNeeds } from './needs.ts';

type Call = typeof launchGameCall;

/** Opens a game session and answers the address of its page; for PVP the wire's `content` is the address alone. */
export function launchGame(needs: PlayNeeds) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    if (query.launchMode === LOTTERY_MODE) return await launchLottery(tx, who, { query, needs });
    const room = query.roomId ? await needs.findRoom(tx, query.roomId) : null;
    const gameCode = codeOfWanted(query, room);
    const game = await needs.findGame(tx, gameCode);
    if (!game || (query.nodeId !== undefined && query.nodeId !== game.nodeId)) throw new Refusal('game_unknown');
    if (query.vassalage !== undefined && query.vassalage !== game.vendorCode) throw new Refusal('game_unknown');
    const launchUrl = await needs.launchUrlOf(tx, game.providerCode);
    const isClosed = needs.isClosed(game);
    if (!game.isAvailable || !launchUrl || isClosed) {
      const suggestions = await needs.suggestInstead(tx, game);
      throw new Refusal('game_unavailable', { extra: { ...(isClosed ? { maintenance: true } : {}), suggestions } });
    }

    const isPlayMoney = who.player.isTrialAccount;
    if (isPlayMoney && !needs.takesPlayMoney(game)) throw new Refusal('in_need_true_account');

    const session = await openGameSession(tx, who.player, game, needs);
    await needs.noteLaunch(tx, who.player.playerId, game.gameCode);
    const address = launchUrl({
      origin: needs.originFor(who.host),
      token: session.token,
      user: session.providerUserId,
      gameCode: game.providerGameCode,
      currency: session.currency,
      language: query.language ?? who.language,
    });
    return {
      game_url: address,
      content: game.category === 'PVP' ? address : { game_url: address },
      game: { ...needs.gameShape(game, { isNew: false, isHot: false, isClosed }), roomId: room?.roomId ?? null },
    };
  };
}

/** The game, or the one that the room belongs to; where both are named they must be of each other. */
function codeOfWanted({ gameId, roomId }: CallInput<Call>['query'], room: { gameCode: string } | null): string {
  if (gameId === undefined && !roomId) throw new Refusal('invalid_field', { fields: { gameId: { key: 'required' } } });
  if (roomId && (!room || (gameId !== undefined && gameId !== room.gameCode))) throw new Refusal('game_unknown');
  return gameId ?? room?.gameCode ?? '';
}
