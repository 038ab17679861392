import type { Tx } from '../../../platform/database/tx.ts';

export type CardTableRow = {
  id: string;
  game_code: string;
  currency: string;
  owner_id: string | null;
  hand_id: string | null;
  hands: number;
  version: number;
};

export type CardSeatRow = {
  user_id: string;
  game_code: string;
  table_id: string;
  seat: number;
  client_seed: string;
  sealed_token: Buffer;
  seen_at: Temporal.Instant;
  gone_at: Temporal.Instant | null;
  is_leaving: boolean;
  missed: number;
};

/** The table, locked to the end of the transaction: everything at it happens one after the other. */
export async function lockTable(tx: Tx, id: string): Promise<CardTableRow | null> {
  return (await tx.run<CardTableRow>(lockStatement, [id]))[0] ?? null;
}

export async function cardTable(tx: Tx, id: string): Promise<CardTableRow | null> {
  return (await tx.run<CardTableRow>(tableStatement, [id]))[0] ?? null;
}

/** A table with a free seat, the fullest first; a practice table is its owner's. */
export async function openTableFor(
  tx: Tx,
  { gameCode, currency, seats, ownerId }: { gameCode: string; currency: string; seats: number; ownerId: string | null },
): Promise<string | null> {
  return (await tx.run<{ id: string }>(openStatement, [gameCode, currency, seats, ownerId]))[0]?.id ?? null;
}

export async function insertTable(
  tx: Tx,
  table: { gameCode: string; currency: string; ownerId: string | null },
): Promise<string> {
  const id = tx.newId<string>();
  await tx.run(insertStatement, [id, table.gameCode, table.currency, table.ownerId, tx.now]);
  return id;
}

/** A version more, and the hand that goes on. */
export async function noteTable(tx: Tx, { id, hand_id, hands }: CardTableRow): Promise<void> {
  await tx.run(noteStatement, [id, hand_id, hands]);
}

export async function seatsAt(tx: Tx, tableId: string): Promise<CardSeatRow[]> {
  return tx.run<CardSeatRow>(seatsStatement, [tableId]);
}

export async function seatOf(tx: Tx, userId: string, gameCode: string): Promise<CardSeatRow | null> {
  return (await tx.run<CardSeatRow>(seatStatement, [userId, gameCode]))[0] ?? null;
}

export async function insertSeat(
  tx: Tx,
  seat: { userId: string; gameCode: string; tableId: string; seat: number; clientSeed: string; sealedToken: Buffer },
): Promise<void> {
  const { userId, gameCode, tableId, clientSeed, sealedToken } = seat;
  await tx.run(insertSeatStatement, [userId, gameCode, tableId, seat.seat, clientSeed, sealedToken, tx.now]);
}

/** Back at the table, with this seed and token from the next hand on. */
export async function keepSeat(
  tx: Tx,
  seat: { userId: string; gameCode: string; clientSeed: string; sealedToken: Buffer },
): Promise<void> {
  await tx.run(keepSeatStatement, [seat.userId, seat.gameCode, seat.clientSeed, seat.sealedToken, tx.now]);
}

export async function removeSeats(tx: Tx, gameCode: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await tx.run(removeStatement, [gameCode, userIds]);
}

export async function setLeaving(tx: Tx, gameCode: string, userId: string): Promise<void> {
  await tx.run(leavingStatement, [userId, gameCode]);
}

/** Who moves is there; for whom the clock moves is so many moves behind. */
export async function setMissed(tx: Tx, gameCode: string, userId: string, missed: number): Promise<void> {
  await tx.run(missedStatement, [userId, gameCode, missed]);
}

/** A sign of life of people who have the table open. */
export async function noteSeen(tx: Tx, gameCode: string, userIds: readonly string[]): Promise<void> {
  await tx.run(seenStatement, [userIds, gameCode, tx.now]);
}

/** The last stream of a player has ended. Null for who has no seat. */
export async function noteGone(tx: Tx, gameCode: string, userId: string): Promise<string | null> {
  return (await tx.run<{ table_id: string }>(goneStatement, [userId, gameCode, tx.now]))[0]?.table_id ?? null;
}

/** Which tables have changed since, or have something due. */
export async function stirringTables(tx: Tx, ids: readonly string[]) {
  return tx.run<{ id: string; version: number; is_due: boolean }>(stirringStatement, [ids, tx.now]);
}

const tableColumns = 'id, game_code, currency, owner_id, hand_id, hands, version::float8 as version';
const seatColumns =
  'user_id, game_code, table_id, seat, client_seed, sealed_token, seen_at, gone_at, is_leaving, missed';
const lockStatement = {
  name: 'studio.card-table.lock',
  text: `select ${tableColumns} from studio_card_table where id = $1 for update`,
};
const tableStatement = {
  name: 'studio.card-table',
  text: `select ${tableColumns} from studio_card_table where id = $1`,
};
const openStatement = {
  name: 'studio.card-table.open-for',
  text: `select t.id from studio_card_table t
         left join studio_card_seat s on s.table_id = t.id
         where t.game_code = $1 and t.currency = $2 and t.owner_id is not distinct from $4
         group by t.id having count(s.user_id) < $3 order by count(s.user_id) desc, t.id limit 1`,
};
const insertStatement = {
  name: 'studio.card-table.insert',
  text: `insert into studio_card_table (id, game_code, currency, owner_id, opened_at) values ($1, $2, $3, $4, $5)`,
};
const noteStatement = {
  name: 'studio.card-table.note',
  text: `update studio_card_table set version = version + 1, hand_id = $2, hands = $3 where id = $1`,
};
const seatsStatement = {
  name: 'studio.card-seat.at-table',
  text: `select ${seatColumns} from studio_card_seat where table_id = $1 order by seat`,
};
const seatStatement = {
  name: 'studio.card-seat.of-user',
  text: `select ${seatColumns} from studio_card_seat where user_id = $1 and game_code = $2`,
};
const insertSeatStatement = {
  name: 'studio.card-seat.insert',
  text: `insert into studio_card_seat (user_id, game_code, table_id, seat, client_seed, sealed_token, sat_at, seen_at)
         values ($1, $2, $3, $4, $5, $6, $7, $7)`,
};
const keepSeatStatement = {
  name: 'studio.card-seat.keep',
  text: `update studio_card_seat set client_seed = $3, sealed_token = $4, seen_at = $5, gone_at = null,
           is_leaving = false, missed = 0
         where user_id = $1 and game_code = $2`,
};
const removeStatement = {
  name: 'studio.card-seat.remove',
  text: `delete from studio_card_seat where game_code = $1 and user_id = any ($2::text[])`,
};
const leavingStatement = {
  name: 'studio.card-seat.leaving',
  text: `update studio_card_seat set is_leaving = true where user_id = $1 and game_code = $2`,
};
const missedStatement = {
  name: 'studio.card-seat.missed',
  text: `update studio_card_seat set missed = $3 where user_id = $1 and game_code = $2`,
};
const seenStatement = {
  name: 'studio.card-seat.seen',
  text: `update studio_card_seat set seen_at = $3, gone_at = null where user_id = any ($1::text[]) and game_code = $2`,
};
const goneStatement = {
  name: 'studio.card-seat.gone',
  text: `update studio_card_seat set gone_at = $3 where user_id = $1 and game_code = $2 returning table_id`,
};
const stirringStatement = {
  name: 'studio.card-table.stirring',
  text: `select t.id, t.version::float8 as version, coalesce(h.deadline <= $2, false) as is_due
         from studio_card_table t left join studio_card_hand h on h.id = t.hand_id where t.id = any ($1::uuid[])`,
};
