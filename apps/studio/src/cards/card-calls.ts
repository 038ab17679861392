import { createStreamReader } from '@pelita/client/event-text';
import { createSend } from '@pelita/client/send';
import {
  type CardNews,
  cardEvents,
  getCardTable,
  getStudioBalance,
  leaveCardSeat,
  listCardHands,
  makeCardMove,
  STUDIO_EVENTS_PATH,
  takeCardSeat,
} from '@pelita/contract';

export type CardCalls = ReturnType<typeof cardCalls>;
export type MoveBody = {
  handId: string;
  turn: number;
  kind: 'bid' | 'stake' | 'play' | 'pass';
  units?: number;
  cards?: number[];
};

const PATIENCE_MS = 15_000;
const PAUSE_MS = 1_500;

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
    async follow(tell: (news: CardNews) => void, on: { open: () => void; lost: () => void; refused: () => void }) {
      for (;;) {
        const outcome = await readOnce(headers, tell, on.open);
        if (outcome === 'refused') return on.refused();
        on.lost();
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    },
  };
}

async function readOnce(
  headers: Record<string, string>,
  tell: (news: CardNews) => void,
  onOpen: () => void,
): Promise<'ended' | 'refused'> {
  try {
    const response = await fetch(STUDIO_EVENTS_PATH, { headers: { ...headers, Accept: 'text/event-stream' } });
    if (response.status === 401) return 'refused';
    if (!response.ok || !response.body) return 'ended';
    onOpen();
    const read = createStreamReader(({ event, data }) => {
      const parsed = event === 'cards' ? cardEvents.cards.safeParse(JSON.parse(data)) : null;
      if (parsed?.success) tell(parsed.data);
    });
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (let next = await reader.read(); !next.done; next = await reader.read())
      read(decoder.decode(next.value, { stream: true }));
  } catch {
    // A broken connection; the loop begins again.
  }
  return 'ended';
}
