import { createSend } from '@pelita/client/send';
import { changeStudioSeeds, fireShots, getFishTank, getStudioBalance, listFishVolleys } from '@pelita/contract';
import type { WeaponId } from '@pelita/games/fishing';

export type FishCalls = ReturnType<typeof fishCalls>;
export type ToldShot = { atMs: number; weapon: WeaponId; targets: number[] };
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
  };
}
