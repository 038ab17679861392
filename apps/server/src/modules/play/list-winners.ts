import {
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  type listWinners as listWinnersCall,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { maskName } from './mask-name.ts';
import type { PlayNeeds } from './needs.ts';

type Call = typeof listWinnersCall;

/** The board shows the largest wins of this many days. */
export const WINNERS_WINDOW_DAYS = 7;

/** The largest real wins lately, players masked. Trial money is a book of its own and never stands here. */
export function listWinners(needs: PlayNeeds) {
  return async (tx: Tx, _who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const games = await needs.listedGames(tx);
    const gameCodes = query.gameCategory
      ? [...games.values()]
          .filter((game) => game.category === query.gameCategory)
          .map((game) => game.gameCode as string)
      : null;
    const since = tx.now.subtract({ hours: 24 * WINNERS_WINDOW_DAYS });
    const wins = await needs.largestWins(tx, { since, limit: query.limitNum, gameCodes });
    const names = await needs.usernames(
      tx,
      wins.map((win) => win.playerId),
    );
    const list = wins.flatMap((win) => {
      const game = games.get(win.gameCode);
      if (!game) return [];
      return {
        vo: {
          gameName: game.name,
          customerName: maskName(names.get(win.playerId) ?? ''),
          winAmount: decimalFromMinor(win.amountMinor, win.currency),
          currency: win.currency,
          iconUrl: needs.pictureUrl('game', game.gameCode),
          nodeId: game.nodeId,
          gameType: game.category,
          vendor: game.vendorName,
          gameCode: game.gameCode,
          gameRoom: null,
          wonAt: win.at.toString(),
        },
      };
    });
    return { list };
  };
}
