import { createSend } from '@pelita/client/send';
import {
  type CardNews,
  cardEvents,
  getCardTable,
  getStudioBalance,
  leaveCardSeat,
  listCardHands,
  makeCardMove,
  takeCardSeat,
} from '@pelita/contract';
import { followStream, type StreamEnds } from '../platform/follow-stream.ts';

export type CardCalls = ReturnType<typeof cardCalls>;
export type MoveBody = {
  handId: string;
  turn: number;
  kind: 'bid' | 'stake' | 'play' | 'pass';
  units?: number;
  cards?: number[];
};

const PATIENCE_MS = 15_000;

/** What the page of a card game asks of the studio, under the launch token that its address carries. */
export function cardCalls(gameCode: string, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const send = createSend({ headers: () => headers, timeoutMs: PATIENCE_MS });
  const params = { gameCode };
  return {
    open: () => send(getCardTable, { params }),
    balance: () => send(getStudioBalance, { params }),
    sit: (clientSeed: string) => send(takeCardSeat, { params, body: { clientSeed } }),
    leave: () => send(leaveCardSeat, { params, body: {} }),
    move: (body: MoveBody) => send(makeCardMove, { params, body }),
    hands: (before?: string) => send(listCardHands, { params, query: { before } }),
    /** Follows the table for as long as the page is open. */
    follow: (tell: (news: CardNews) => void, on: StreamEnds) =>
      followStream(
        token,
        (event, data) => {
          const parsed = event === 'cards' ? cardEvents.cards.safeParse(JSON.parse(data)) : null;
          if (parsed?.success) tell(parsed.data);
        },
        on,
      ),
  };
}
