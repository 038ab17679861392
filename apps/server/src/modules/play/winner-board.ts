import { type CallValue, decimalFromMinor, type GameCategory, type listWinners } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import { maskName } from './mask-name.ts';
import type { PlayNeeds } from './needs.ts';

export type Win = CallValue<typeof listWinners>['list'][number];

/** The board shows the largest wins of this many days. */
export const WINNERS_WINDOW_DAYS = 7;
/** As many as a call may ask for. */
const BOARD_ROWS = 50;

/**
 * The largest real wins lately, players masked, of one category or of all with null. Trial money is a book of its own
 * and never stands here. Each board is read once for everybody.
 */
export function winnerBoard(needs: PlayNeeds): (category: GameCategory | null) => Promise<readonly Win[]> {
  const boards = new Map<GameCategory | null, () => Promise<readonly Win[]>>();
  return (category) => {
    const board = boards.get(category) ?? needs.kept((tx) => readBoard(needs, tx, category));
    boards.set(category, board);
    return board();
  };
}

async function readBoard(needs: PlayNeeds, tx: Tx, category: GameCategory | null): Promise<Win[]> {
  const games = await needs.listedGames(tx);
  const ofCategory = [...games.values()].filter((game) => game.category === category);
  const gameCodes = category === null ? null : ofCategory.map((game) => game.gameCode as string);
  const since = tx.now.subtract({ hours: 24 * WINNERS_WINDOW_DAYS });
  const wins = await needs.largestWins(tx, { since, limit: BOARD_ROWS, gameCodes });
  const names = await needs.usernames(
    tx,
    wins.map((win) => win.playerId),
  );
  return wins.flatMap((win) => {
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
}
