import { createSend } from '@pelita/client/send';
import {
  type BingoEventData,
  type BingoEventName,
  bingoEvents,
  buyBingoTickets,
  getBingoRoom,
  getBingoRound,
  getStudioBalance,
  listBingoRounds,
} from '@pelita/contract';
import { followStream, type StreamEnds } from '../platform/follow-stream.ts';

export type BingoCalls = ReturnType<typeof bingoCalls>;
type Handlers = { [Name in BingoEventName]: (data: BingoEventData<Name>) => void };

const PATIENCE_MS = 15_000;

/** What the page of a bingo room asks of the studio, under the launch token that its address carries. */
export function bingoCalls(gameCode: string, token: string) {
  const send = createSend({ headers: () => ({ Authorization: `Bearer ${token}` }), timeoutMs: PATIENCE_MS });
  const params = { gameCode };
  return {
    open: () => send(getBingoRoom, { params }),
    balance: () => send(getStudioBalance, { params }),
    buy: (body: { number: number; key: string; count: number }) => send(buyBingoTickets, { params, body }),
    rounds: (before?: number) =>
      send(listBingoRounds, { params, query: { before: before === undefined ? undefined : String(before) } }),
    round: (number: number) => send(getBingoRound, { params: { gameCode, number: String(number) } }),
    follow: (handlers: Handlers, on: StreamEnds) =>
      followStream(token, (event, data) => handle(event, data, handlers), on),
  };
}

function handle(event: string, data: string, handlers: Handlers): void {
  if (!(event in bingoEvents)) return;
  const name = event as BingoEventName;
  const parsed = bingoEvents[name].safeParse(JSON.parse(data));
  if (parsed.success) (handlers[name] as (told: unknown) => void)(parsed.data);
}
