import { createSend } from '@pelita/client/send';
import {
  getStudioBalance,
  getStudioTable,
  listTableRounds,
  placeTableBet,
  type TableEventData,
  type TableEventName,
  tableEvents,
} from '@pelita/contract';
import { followStream, type StreamEnds } from '../platform/follow-stream.ts';

export type TableCalls = ReturnType<typeof tableCalls>;
export type TableHandlers = { [Name in TableEventName]: (data: TableEventData<Name>) => void };

const PATIENCE_MS = 15_000;

/** What the page of a table asks of the studio, under the launch token that its address carries. */
export function tableCalls(gameCode: string, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const send = createSend({ headers: () => headers, timeoutMs: PATIENCE_MS });
  const params = { gameCode };
  return {
    open: () => send(getStudioTable, { params }),
    balance: () => send(getStudioBalance, { params }),
    bet: (body: { number: number; betKey: string; stakes: { spot: string; amount: string }[] }) =>
      send(placeTableBet, { params, body }),
    rounds: (before?: number) =>
      send(listTableRounds, { params, query: { before: before === undefined ? undefined : String(before) } }),
    /** Follows the table for as long as the page is open; `on.open` is told of each beginning, `on.lost` of each end. */
    follow: (handlers: TableHandlers, on: StreamEnds) =>
      followStream(token, (event, data) => handle(event, data, handlers), on),
  };
}

function handle(event: string, data: string, handlers: TableHandlers): void {
  if (!(event in tableEvents)) return;
  const name = event as TableEventName;
  const parsed = tableEvents[name].safeParse(JSON.parse(data));
  if (parsed.success) (handlers[name] as (told: unknown) => void)(parsed.data);
}
