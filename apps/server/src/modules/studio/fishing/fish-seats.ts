import { type CallAnswer, FISH_SEATS, type FishTable, type leaveFishSeat, type takeFishSeat } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { RoundKey } from '../rounds/round-store.ts';
import type { Studio } from '../studio.ts';
import { lockSeating } from '../tables/lock-seating.ts';
import type { FishPlayer } from './begin-volley.ts';
import {
  fishSeatOf,
  type FishSeatRow,
  fishSeatsAt,
  fishTableWithRoom,
  freeSilentSeats,
  insertFishSeat,
  insertFishTable,
  noteFishersSeen,
  removeFishSeat,
} from './fish-table-store.ts';
import { lately } from './volley-store.ts';

/** Brings the player to the fullest table that has a free seat, or opens one; who has a seat keeps it. */
export async function takeFishSeatFor(
  { database }: Pick<Studio, 'database'>,
  { userId, gameCode, currency }: FishPlayer,
): Promise<CallAnswer<typeof takeFishSeat>> {
  const key = { userId, gameCode };
  return database.transaction(async (tx) => {
    await lockSeating(tx, gameCode);
    await noteFishersSeen(tx, gameCode, [userId]);
    await freeSilentSeats(tx, gameCode);
    if (!(await fishSeatOf(tx, key))) {
      const open = await fishTableWithRoom(tx, { gameCode, currency, seats: FISH_SEATS });
      const tableId = open ?? (await insertFishTable(tx, { gameCode, currency }));
      const taken = new Set((await fishSeatsAt(tx, [tableId])).map(({ seat }) => seat));
      const seat = Array.from({ length: FISH_SEATS }, (_, place) => place).find((place) => !taken.has(place));
      if (seat === undefined) throw new Error('a table with room has no free seat');
      await insertFishSeat(tx, { ...key, tableId, seat });
    }
    return standing(tx, key);
  });
}

/** Alone again, with what the player has caught alone. */
export async function leaveFishSeatOf(
  { database }: Pick<Studio, 'database'>,
  { userId, gameCode }: RoundKey,
): Promise<CallAnswer<typeof leaveFishSeat>> {
  return database.transaction(async (tx) => {
    await removeFishSeat(tx, { userId, gameCode });
    return standing(tx, { userId, gameCode });
  });
}

async function standing(tx: Tx, key: RoundKey): Promise<CallAnswer<typeof takeFishSeat>> {
  const seat = await fishSeatOf(tx, key);
  const table = seat && fishTableFor(await fishSeatsAt(tx, [seat.table_id]), key.userId);
  return { table, caught: [...(await lately(tx, key, seat)).caught] };
}

/** A table as one of its people is told of it: seats, and nobody's name. */
export function fishTableFor(seats: readonly FishSeatRow[], userId: string): FishTable | null {
  const own = seats.find(({ user_id }) => user_id === userId);
  return own ? { own: own.seat, seats: seats.map(({ seat, is_here }) => ({ seat, isHere: is_here })) } : null;
}
