import type { CallAnswer, CallInput, listRooms as listRoomsCall } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { pictureUrl } from './art/picture-url.ts';
import type { Shelves } from './shelves.ts';
import { openRooms } from './store.ts';

type Call = typeof listRoomsCall;

/** The open rooms of listed games; a vendor without rooms has none to show. */
export function listRooms({ snapshot }: Shelves) {
  return async (tx: Tx, _who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { byCode } = await snapshot(tx);
    const list = (await openRooms(tx)).flatMap(({ roomId, gameCode, name }) => {
      const game = byCode.get(gameCode);
      if (!game) return [];
      if (query.vassalage && query.vassalage !== game.vendorCode) return [];
      if (query.gameId && query.gameId !== gameCode) return [];
      return {
        roomId,
        roomName: name,
        nodeId: game.nodeId,
        gameCode: game.gameCode,
        gameName: game.name,
        gameType: game.category,
        vassalage: game.vendorCode,
        defaultIcon: pictureUrl('game', game.gameCode),
      };
    });
    return { list };
  };
}
