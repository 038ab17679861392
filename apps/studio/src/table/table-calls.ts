import { createStreamReader } from '@pelita/client/event-text';
import { createSend } from '@pelita/client/send';
import {
  getStudioBalance,
  getStudioTable,
  listTableRounds,
  placeTableBet,
  STUDIO_EVENTS_PATH,
  type TableEventData,
  type TableEventName,
  tableEvents,
} from '@pelita/contract';

export type TableCalls = ReturnType<typeof tableCalls>;
export type TableHandlers = { [Name in TableEventName]: (data: TableEventData<Name>) => void };

const PATIENCE_MS = 15_000;
const PAUSE_MS = 1_500;

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
    async follow(handlers: TableHandlers, on: { open: () => void; lost: () => void; refused: () => void }) {
      for (;;) {
        const outcome = await readOnce(headers, handlers, on.open);
        if (outcome === 'refused') return on.refused();
        on.lost();
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    },
  };
}

async function readOnce(
  headers: Record<string, string>,
  handlers: TableHandlers,
  onOpen: () => void,
): Promise<'ended' | 'refused'> {
  try {
    const response = await fetch(STUDIO_EVENTS_PATH, { headers: { ...headers, Accept: 'text/event-stream' } });
    if (response.status === 401) return 'refused';
    if (!response.ok || !response.body) return 'ended';
    onOpen();
    const read = createStreamReader(({ event, data }) => handle(event, data, handlers));
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (let next = await reader.read(); !next.done; next = await reader.read())
      read(decoder.decode(next.value, { stream: true }));
  } catch {
    // A broken connection; the loop begins again.
  }
  return 'ended';
}

function handle(event: string, data: string, handlers: TableHandlers): void {
  if (!(event in tableEvents)) return;
  const name = event as TableEventName;
  const parsed = tableEvents[name].safeParse(JSON.parse(data));
  if (parsed.success) (handlers[name] as (told: unknown) => void)(parsed.data);
}
