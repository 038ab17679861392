import { SHOT_TOLD_WITHIN_MS } from '@pelita/contract';
import { LONGEST_LIFE_MS } from '@pelita/games/fishing';
import type { Stops } from '@pelita/games';
import type { Tx } from '../../../platform/database/tx.ts';
import type { RoundKey } from '../rounds/round-store.ts';

/** A seat at a table of a fishing title. */
export type FishSeatRow = { table_id: string; user_id: string; seat: number; is_here: boolean };

/** A settled volley from a seat. */
export type TableVolley = {
  table_id: string;
  round_id: string;
  user_id: string;
  seat: number;
  engine: string;
  stops: Stops[];
};

/** Who has said nothing for so long is shown as away, and makes room for whoever comes. */
const AWAY_SECONDS = 30;
const FREED_SECONDS = 60;
const REMEMBERED_MS = LONGEST_LIFE_MS + SHOT_TOLD_WITHIN_MS;

/** Seats of who went without a word are free again. */
export async function freeSilentSeats(tx: Tx, gameCode: string): Promise<void> {
  await tx.run(freeStatement, [gameCode, tx.now.subtract({ seconds: FREED_SECONDS })]);
}

/** A table with a free seat, the fullest first. */
export async function fishTableWithRoom(
  tx: Tx,
  { gameCode, currency, seats }: { gameCode: string; currency: string; seats: number },
): Promise<string | null> {
  return (await tx.run<{ id: string }>(openStatement, [gameCode, currency, seats]))[0]?.id ?? null;
}

export async function insertFishTable(tx: Tx, table: { gameCode: string; currency: string }): Promise<string> {
  const id = tx.newId<string>();
  await tx.run(insertStatement, [id, table.gameCode, table.currency, tx.now]);
  return id;
}

export async function insertFishSeat(
  tx: Tx,
  { userId, gameCode, tableId, seat }: RoundKey & { tableId: string; seat: number },
): Promise<void> {
  await tx.run(insertSeatStatement, [userId, gameCode, tableId, seat, tx.now]);
}

export async function removeFishSeat(tx: Tx, { userId, gameCode }: RoundKey): Promise<void> {
  await tx.run(removeStatement, [userId, gameCode]);
}

/** The seats of these tables, in their order. */
export async function fishSeatsAt(tx: Tx, tableIds: readonly string[]): Promise<FishSeatRow[]> {
  return tx.run<FishSeatRow>(seatsStatement, [tableIds, tx.now.subtract({ seconds: AWAY_SECONDS })]);
}

export async function fishSeatOf(
  tx: Tx,
  { userId, gameCode }: RoundKey,
): Promise<{ table_id: string; seat: number } | null> {
  return (await tx.run<{ table_id: string; seat: number }>(seatStatement, [userId, gameCode]))[0] ?? null;
}

/** The player's seat, with its table locked: shots from its seats are decided one volley after the other. */
export async function lockFishTableOf(
  tx: Tx,
  { userId, gameCode }: RoundKey,
): Promise<{ table_id: string; seat: number } | null> {
  return (await tx.run<{ table_id: string; seat: number }>(lockStatement, [userId, gameCode]))[0] ?? null;
}

export async function noteFishersSeen(tx: Tx, gameCode: string, userIds: readonly string[]): Promise<void> {
  await tx.run(seenStatement, [userIds, gameCode, tx.now]);
}

/** The volley is one of the table's; those whose fish have left are forgotten. */
export async function noteTableVolley(
  tx: Tx,
  { tableId, seat, userId, roundId }: { tableId: string; seat: number; userId: string; roundId: string },
): Promise<void> {
  await tx.run(forgetStatement, [tableId, tx.now.subtract({ milliseconds: REMEMBERED_MS })]);
  await tx.run(noteStatement, [tableId, roundId, userId, seat, tx.now]);
}

/** What was shot lately from all seats of a table, but for what was never paid. */
export async function stopsOfTable(tx: Tx, tableId: string): Promise<Stops[][]> {
  const rows = await tx.run<{ stops: Stops[] }>(latelyStatement, [
    tableId,
    tx.now.subtract({ milliseconds: REMEMBERED_MS }),
  ]);
  return rows.map(({ stops }) => stops);
}

/** The settled volleys of these tables that nobody may have been told of yet. */
export async function settledVolleys(tx: Tx, tableIds: readonly string[]): Promise<TableVolley[]> {
  return tx.run<TableVolley>(settledStatement, [tableIds, tx.now.subtract({ milliseconds: REMEMBERED_MS })]);
}

const freeStatement = {
  name: 'studio.fish-seat.free',
  text: 'delete from studio_fish_seat where game_code = $1 and seen_at < $2',
};
const openStatement = {
  name: 'studio.fish-table.with-room',
  text: `select t.id from studio_fish_table t
         left join studio_fish_seat s on s.table_id = t.id
         where t.game_code = $1 and t.currency = $2
         group by t.id having count(s.user_id) < $3 order by count(s.user_id) desc, t.id limit 1`,
};
const insertStatement = {
  name: 'studio.fish-table.insert',
  text: 'insert into studio_fish_table (id, game_code, currency, opened_at) values ($1, $2, $3, $4)',
};
const insertSeatStatement = {
  name: 'studio.fish-seat.insert',
  text: 'insert into studio_fish_seat (user_id, game_code, table_id, seat, seen_at) values ($1, $2, $3, $4, $5)',
};
const removeStatement = {
  name: 'studio.fish-seat.remove',
  text: 'delete from studio_fish_seat where user_id = $1 and game_code = $2',
};
const seatsStatement = {
  name: 'studio.fish-seat.at-tables',
  text: `select table_id, user_id, seat, seen_at >= $2 as is_here from studio_fish_seat
         where table_id = any ($1::uuid[]) order by table_id, seat`,
};
const seatStatement = {
  name: 'studio.fish-seat.of-user',
  text: 'select table_id, seat from studio_fish_seat where user_id = $1 and game_code = $2',
};
const lockStatement = {
  name: 'studio.fish-table.lock-of-user',
  text: `select s.table_id, s.seat from studio_fish_seat s join studio_fish_table t on t.id = s.table_id
         where s.user_id = $1 and s.game_code = $2 for update of t`,
};
const seenStatement = {
  name: 'studio.fish-seat.seen',
  text: `update studio_fish_seat set seen_at = $3 where user_id = any ($1::text[]) and game_code = $2`,
};
const noteStatement = {
  name: 'studio.fish-volley.note',
  text: 'insert into studio_fish_volley (table_id, round_id, user_id, seat, fired_at) values ($1, $2, $3, $4, $5)',
};
const forgetStatement = {
  name: 'studio.fish-volley.forget',
  text: 'delete from studio_fish_volley where table_id = $1 and fired_at < $2',
};
const latelyStatement = {
  name: 'studio.fish-volley.lately',
  text: `select r.stops from studio_fish_volley v
         join studio_round r on r.user_id = v.user_id and r.id = v.round_id
         where v.table_id = $1 and v.fired_at >= $2 and r.state not in ('refused', 'rolled-back')`,
};
const settledStatement = {
  name: 'studio.fish-volley.settled',
  text: `select v.table_id, v.round_id, v.user_id, v.seat, r.engine, r.stops from studio_fish_volley v
         join studio_round r on r.user_id = v.user_id and r.id = v.round_id
         where v.table_id = any ($1::uuid[]) and v.fired_at >= $2 and r.state = 'settled' order by v.fired_at`,
};
