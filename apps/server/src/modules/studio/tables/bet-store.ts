import type { CurrencyCode } from '@pelita/contract';
import { SMALLEST_ID } from '../../../platform/database/smallest-id.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { RoundKey } from './round-store.ts';

/**
 * A bet's life. It is stored before its stake is sent, so after any break the state says what may have reached the wallet:
 *
 *   bet-sent → placed → win-sent → settled
 *      ↓   ↘
 *   refused  rolling-back → rolled-back
 */
export type TableBetState = 'bet-sent' | 'placed' | 'win-sent' | 'rolling-back' | 'settled' | 'refused' | 'rolled-back';

export type TableBetRow = {
  user_id: string;
  id: string;
  bet_key: string;
  game_code: string;
  round_number: number;
  currency: CurrencyCode;
  spots: string[];
  amounts_minor: bigint[];
  stake_minor: bigint;
  win_minor: bigint | null;
  state: TableBetState;
  bet_transaction: string;
  win_transaction: string;
  rollback_transaction: string;
  sealed_token: Buffer | null;
  balance_minor: bigint | null;
  refusal: string | null;
  placed_at: Temporal.Instant;
  attempts: number;
};

/** What the wallet is told of a bet. */
export type BetMoney = Pick<
  TableBetRow,
  | 'user_id'
  | 'id'
  | 'game_code'
  | 'round_number'
  | 'currency'
  | 'stake_minor'
  | 'win_minor'
  | 'state'
  | 'bet_transaction'
  | 'win_transaction'
  | 'rollback_transaction'
  | 'sealed_token'
>;

/** How a bet goes on after the wallet's word. */
export type BetMove = {
  userId: string;
  id: string;
  round: RoundKey;
  state: TableBetState;
  balanceMinor: bigint | null;
  refusal: string | null;
};

/** The seat of a player at a table, locked to the end of the transaction. */
export async function lockSeat(tx: Tx, userId: string, gameCode: string): Promise<void> {
  await tx.run(seatStatement, [userId, gameCode, tx.now]);
}

export async function betByKey(tx: Tx, userId: string, betKey: string): Promise<TableBetRow | null> {
  const [row] = await tx.run<TableBetRow>(byKeyStatement, [userId, betKey]);
  return row ?? null;
}

/** The player's bets of some rounds of a table, in order. */
export async function betsOfRounds(
  tx: Tx,
  userId: string,
  gameCode: string,
  numbers: readonly number[],
): Promise<TableBetRow[]> {
  return tx.run<TableBetRow>(ofRoundsStatement, [userId, gameCode, numbers]);
}

/** The newest rounds in which the player had chips, each once. */
export async function roundsPlayed(
  tx: Tx,
  ask: { userId: string; gameCode: string; before: number | null; limit: number },
): Promise<number[]> {
  const rows = await tx.run<{ number: number }>(playedStatement, [ask.userId, ask.gameCode, ask.before, ask.limit]);
  return rows.map(({ number }) => number);
}

/** It leaves with the commit. */
export function insertBet(tx: Tx, bet: TableBetRow, nextAttemptAt: Temporal.Instant): void {
  tx.write(insertStatement, [
    bet.user_id,
    bet.id,
    bet.bet_key,
    bet.game_code,
    bet.round_number,
    bet.currency,
    bet.spots,
    bet.amounts_minor,
    bet.stake_minor,
    bet.state,
    bet.bet_transaction,
    bet.win_transaction,
    bet.rollback_transaction,
    bet.sealed_token,
    bet.placed_at,
    nextAttemptAt,
  ]);
}

/**
 * What the wallet said of new bets, and where each stands afterwards. One that was taken is placed as long as its round is
 * open; later it is given back, for it had no part in the outcome. A bet that has gone on meanwhile, by a copy of the
 * request or because its round was judged, stays as it is.
 */
export async function moveNewBets(tx: Tx, moves: readonly BetMove[]): Promise<BetMove[]> {
  const columns = columnsOf(moves);
  const rounds = [moves.map(({ round }) => round.gameCode), moves.map(({ round }) => round.number)];
  tx.write(newBetsStatement, [...columns, tx.now, ...rounds]);
  const rows = await tx.run<{
    place: number;
    state: TableBetState;
    balance_minor: bigint | null;
    refusal: string | null;
  }>(statesStatement, columns.slice(0, 2));
  const standing = new Map(rows.map((row) => [row.place, row]));
  return moves.map((move, place) => {
    const row = standing.get(place);
    return row ? { ...move, state: row.state, balanceMinor: row.balance_minor, refusal: row.refusal } : move;
  });
}

/** Bets that are settled or given back; the others stay and wait. */
export async function endBets(tx: Tx, moves: readonly BetMove[]): Promise<void> {
  await tx.run(endStatement, [...columnsOf(moves), tx.now]);
}

/**
 * Bets of a judged round that money waits for and that are due, after one of them or from the first; those of one player
 * together, for they move one wallet.
 */
export async function dueBets(
  tx: Tx,
  { gameCode, number }: RoundKey,
  { after, limit }: { after: Pick<TableBetRow, 'user_id' | 'id'> | null; limit: number },
): Promise<BetMoney[]> {
  return tx.run<BetMoney>(dueStatement, [
    gameCode,
    number,
    tx.now,
    after?.user_id ?? '',
    after?.id ?? SMALLEST_ID,
    limit,
  ]);
}

/** Tries these again later, the longer the more often it failed. */
export async function postponeBets(tx: Tx, bets: readonly Pick<TableBetRow, 'user_id' | 'id'>[]): Promise<void> {
  await tx.run(postponeStatement, [bets.map(({ user_id }) => user_id), bets.map(({ id }) => id), tx.now]);
}

/** How many people have chips on each spot of a round. */
export async function crowdOf(tx: Tx, { gameCode, number }: RoundKey): Promise<Record<string, number>> {
  const rows = await tx.run<{ spot: string; players: number }>(crowdStatement, [gameCode, number]);
  return Object.fromEntries(rows.map(({ spot, players }) => [spot, players]));
}

export type SettledSums = {
  user_id: string;
  stake_minor: bigint;
  win_minor: bigint;
  balance_minor: bigint | null;
  is_over: boolean;
};

/** What a round has brought to each of these players. */
export async function settledSums(tx: Tx, { gameCode, number }: RoundKey, userIds: string[]): Promise<SettledSums[]> {
  return tx.run<SettledSums>(sumsStatement, [gameCode, number, userIds]);
}

/** Bets that were placed, settled or still open since an instant, for the comparison of the books. */
export async function betsMovedSince(tx: Tx, since: Temporal.Instant): Promise<TableBetRow[]> {
  return tx.run<TableBetRow>(movedStatement, [since]);
}

function columnsOf(moves: readonly BetMove[]): unknown[] {
  return [
    moves.map(({ userId }) => userId),
    moves.map(({ id }) => id),
    moves.map(({ state }) => state),
    moves.map(({ balanceMinor }) => balanceMinor),
    moves.map(({ refusal }) => refusal),
  ];
}

const moneyColumns = `b.user_id, b.id, b.game_code, b.round_number::float8 as round_number, b.currency, b.stake_minor,
  b.win_minor, b.state, b.bet_transaction, b.win_transaction, b.rollback_transaction, b.sealed_token`;
const columns = `${moneyColumns}, b.bet_key, b.spots, b.amounts_minor, b.balance_minor, b.refusal, b.placed_at, b.attempts`;
const told = `unnest($1::text[], $2::uuid[], $3::text[], $4::bigint[], $5::text[])
  as t (user_id, id, state, balance_minor, refusal)`;
const seatStatement = {
  name: 'studio.table-seat.lock',
  text: `insert into studio_table_seat (user_id, game_code, bet_at) values ($1, $2, $3)
         on conflict (user_id, game_code) do update set bet_at = excluded.bet_at`,
};
const byKeyStatement = {
  name: 'studio.table-bet.by-key',
  text: `select ${columns} from studio_table_bet b where b.user_id = $1 and b.bet_key = $2`,
};
const ofRoundsStatement = {
  name: 'studio.table-bet.of-rounds',
  text: `select ${columns} from studio_table_bet b
         where b.user_id = $1 and b.game_code = $2 and b.round_number = any ($3::bigint[]) order by b.id`,
};
const playedStatement = {
  name: 'studio.table-bet.rounds-played',
  text: `select distinct b.round_number::float8 as number from studio_table_bet b
         where b.user_id = $1 and b.game_code = $2 and ($3::bigint is null or b.round_number < $3)
         order by number desc limit $4`,
};
const insertStatement = {
  name: 'studio.table-bet.insert',
  text: `insert into studio_table_bet (user_id, id, bet_key, game_code, round_number, currency, spots, amounts_minor,
           stake_minor, state, bet_transaction, win_transaction, rollback_transaction, sealed_token, placed_at, attempts,
           next_attempt_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 0, $16)`,
};
const newBetsStatement = {
  name: 'studio.table-bet.move-new',
  text: `with told as (select * from ${told}), held as (
           select r.game_code, r.number from studio_table_round r
           where r.state = 'open' and (r.game_code, r.number) in (select * from unnest($7::text[], $8::bigint[]))
           for share
         )
         update studio_table_bet b set balance_minor = told.balance_minor, refusal = told.refusal,
           state = case when told.state = 'placed' and not exists (
             select from held where held.game_code = b.game_code and held.number = b.round_number)
             then 'rolling-back' else told.state end,
           settled_at = case when told.state = 'refused' then $6::timestamptz end,
           sealed_token = case when told.state = 'refused' then null else b.sealed_token end
         from told where b.user_id = told.user_id and b.id = told.id and b.state = 'bet-sent'`,
};
const statesStatement = {
  name: 'studio.table-bet.states',
  text: `select t.place::int - 1 as place, b.state, b.balance_minor, b.refusal
         from unnest($1::text[], $2::uuid[]) with ordinality as t (user_id, id, place)
         join studio_table_bet b using (user_id, id)`,
};
const endStatement = {
  name: 'studio.table-bet.end',
  text: `update studio_table_bet b set state = t.state, balance_minor = coalesce(t.balance_minor, b.balance_minor),
           settled_at = $6, sealed_token = null
         from ${told} where b.user_id = t.user_id and b.id = t.id and b.state in ('win-sent', 'rolling-back')`,
};
const dueStatement = {
  name: 'studio.table-bet.due',
  text: `select ${moneyColumns} from studio_table_bet b
         where b.game_code = $1 and b.round_number = $2 and b.state in ('win-sent', 'rolling-back')
           and b.next_attempt_at <= $3 and (b.user_id, b.id) > ($4, $5)
         order by b.user_id, b.id limit $6`,
};
const postponeStatement = {
  name: 'studio.table-bet.postpone',
  text: `update studio_table_bet b set attempts = b.attempts + 1,
           next_attempt_at = $3::timestamptz + least(power(2, least(b.attempts + 1, 20)), 600) * interval '1 second'
         from unnest($1::text[], $2::uuid[]) as t (user_id, id) where b.user_id = t.user_id and b.id = t.id`,
};
const crowdStatement = {
  name: 'studio.table-bet.crowd',
  text: `select spot, count(*)::int as players from (
           select distinct b.user_id, spot from studio_table_bet b cross join unnest(b.spots) as spot
           where b.game_code = $1 and b.round_number = $2 and b.state in ('placed', 'win-sent', 'settled')) as held
         group by spot`,
};
const sumsStatement = {
  name: 'studio.table-bet.sums',
  text: `select b.user_id, sum(b.stake_minor)::bigint as stake_minor, coalesce(sum(b.win_minor), 0)::bigint as win_minor,
           (array_agg(b.balance_minor order by b.id desc))[1] as balance_minor, bool_and(b.state = 'settled') as is_over
         from studio_table_bet b
         where b.game_code = $1 and b.round_number = $2 and b.user_id = any ($3::text[])
           and b.state in ('win-sent', 'settled')
         group by b.user_id`,
};
const movedStatement = {
  name: 'studio.table-bet.moved-since',
  text: `select ${columns} from studio_table_bet b
         where b.placed_at >= $1 or b.settled_at >= $1 or b.state in ('bet-sent', 'placed', 'win-sent', 'rolling-back')`,
};
