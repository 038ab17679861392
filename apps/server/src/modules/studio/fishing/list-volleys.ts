import { type CallAnswer, type listFishVolleys, VOLLEYS_PER_PAGE } from '@pelita/contract';
import { type RoundKey, roundsOfGame } from '../rounds/round-store.ts';
import type { Studio } from '../studio.ts';
import { volleyShape } from './volley-shape.ts';

/** A page of the player's own volleys in this tank, newest first. */
export async function listVolleys(
  { database, seeds }: Studio,
  seat: RoundKey,
  before: string | undefined,
): Promise<CallAnswer<typeof listFishVolleys>> {
  const limit = VOLLEYS_PER_PAGE + 1;
  const rounds = await database.reading((tx) => roundsOfGame(tx, seeds, seat, { before, limit }));
  return { volleys: rounds.slice(0, VOLLEYS_PER_PAGE).map(volleyShape), hasMore: rounds.length > VOLLEYS_PER_PAGE };
}
