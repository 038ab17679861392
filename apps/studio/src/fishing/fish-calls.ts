import { createSend } from '@pelita/client/send';
import {
  changeStudioSeeds,
  fireShots,
  type FishEventData,
  type FishEventName,
  fishEvents,
  getFishTank,
  getStudioBalance,
  leaveFishSeat,
  listFishVolleys,
  takeFishSeat,
} from '@pelita/contract';
import type { WeaponId } from '@pelita/games/fishing';
import { followStream, type StreamEnds } from '../platform/follow-stream.ts';

export type FishCalls = ReturnType<typeof fishCalls>;
export type ToldShot = { atMs: number; weapon: WeaponId; targets: number[] };
type Handlers = { [Name in FishEventName]: (data: FishEventData<Name>) => void };
export type VolleyBody = { volleyKey: string; shot: string; shots: ToldShot[] };

/** A volley waits for the wallet of another party. */
const PATIENCE_MS = 15_000;

/** What the page of a tank asks of the studio, under the launch token that its address carries. */
export function fishCalls(gameCode: string, token: string) {
  const send = createSend({ headers: () => ({ Authorization: `Bearer ${token}` }), timeoutMs: PATIENCE_MS });
  const params = { gameCode };
  return {
    open: () => send(getFishTank, { params }),
    balance: () => send(getStudioBalance, { params }),
    fire: (body: VolleyBody) => send(fireShots, { params, body }),
    volleys: (before?: string) => send(listFishVolleys, { params, query: { before } }),
    changeSeeds: (clientSeed: string) => send(changeStudioSeeds, { params, body: { clientSeed } }),
    sit: () => send(takeFishSeat, { params, body: {} }),
    leave: () => send(leaveFishSeat, { params, body: {} }),
    follow: (handlers: Handlers, on: StreamEnds) =>
      followStream(token, (event, data) => handle(event, data, handlers), on),
  };
}

function handle(event: string, data: string, handlers: Handlers): void {
  if (!(event in fishEvents)) return;
  const name = event as FishEventName;
  const parsed = fishEvents[name].safeParse(JSON.parse(data));
  if (parsed.success) (handlers[name] as (told: unknown) => void)(parsed.data);
}
