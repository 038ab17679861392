import { createSend } from '@pelita/client/send';
import {
  dealBlackjack,
  getBlackjackTable,
  getStudioBalance,
  listBlackjackHands,
  moveBlackjack,
} from '@pelita/contract';
import type { BlackjackMove } from '@pelita/games/blackjack';

export type BlackjackCalls = ReturnType<typeof blackjackCalls>;

/** A stake waits for the wallet of another party. */
const PATIENCE_MS = 25_000;

/** What the page of a blackjack table asks of the studio, under the launch token that its address carries. */
export function blackjackCalls(gameCode: string, token: string) {
  const send = createSend({ headers: () => ({ Authorization: `Bearer ${token}` }), timeoutMs: PATIENCE_MS });
  const params = { gameCode };
  return {
    open: () => send(getBlackjackTable, { params }),
    balance: () => send(getStudioBalance, { params }),
    deal: (body: { number: number; key: string; stake: string }) => send(dealBlackjack, { params, body }),
    move: (number: number, body: { move: BlackjackMove; place: number; key: string }) =>
      send(moveBlackjack, { params: { gameCode, number: String(number) }, body }),
    hands: (before?: number) =>
      send(listBlackjackHands, { params, query: { before: before === undefined ? undefined : String(before) } }),
  };
}
