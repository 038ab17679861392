import type { Tx } from '../../../platform/database/tx.ts';
import type { RoundKey, TableRoundRow } from '../tables/round-store.ts';
import type { RoomTimes } from './room-terms.ts';

/** A prize as the freeze has decided it; amounts in the smallest unit. */
export type DecidedWin = {
  prize: string;
  calls: number;
  /** Places in the frozen set. */
  tickets: number[];
  amountMinor: number;
  sharesMinor: number[];
};

export type BingoRoundRow = TableRoundRow & {
  price_minor: bigint;
  calls_at: Temporal.Instant;
  ball_ms: number;
  set_hash: string | null;
  tickets: number | null;
  buyers: number | null;
  call_order: number[] | null;
  last_call: number | null;
  wins: DecidedWin[] | null;
};

/** One whose set of tickets is frozen. */
export type FrozenRound = BingoRoundRow & {
  set_hash: string;
  tickets: number;
  buyers: number;
  call_order: number[];
  last_call: number;
  wins: DecidedWin[];
};

export function isFrozen(round: BingoRoundRow | null): round is FrozenRound {
  return round?.wins != null;
}

/** Price and pace of a round that was just opened; what stands there stays. */
export async function keepTerms(
  tx: Tx,
  { gameCode, number }: RoundKey,
  { priceMinor, callsAt, ballMs }: Pick<RoomTimes, 'callsAt' | 'ballMs'> & { priceMinor: bigint },
): Promise<void> {
  await tx.run(insertStatement, [gameCode, number, priceMinor, callsAt, ballMs]);
}

export async function bingoRoundOf(tx: Tx, { gameCode, number }: RoundKey): Promise<BingoRoundRow | null> {
  const [row] = await tx.run<BingoRoundRow>(roundStatement, [gameCode, number]);
  return row ?? null;
}

/** The same, locked to the end of the transaction. */
export async function lockBingoRound(tx: Tx, { gameCode, number }: RoundKey): Promise<BingoRoundRow | null> {
  const [row] = await tx.run<BingoRoundRow>(lockStatement, [gameCode, number]);
  return row ?? null;
}

/** Purchases whose price the wallet has taken, in their order: the set that a freeze fixes. */
export async function paidPurchases(
  tx: Tx,
  { gameCode, number }: RoundKey,
): Promise<{ user_id: string; id: string; key: string; stake_minor: bigint }[]> {
  return tx.run(purchasesStatement, [gameCode, number]);
}

export type Sales = { tickets: number; buyers: number };

/** What is sold of a round so far, counted from purchases that the wallet has taken the price of. */
export async function salesOf(tx: Tx, { gameCode, number }: RoundKey): Promise<Sales> {
  const [row] = await tx.run<Sales>(salesStatement, [gameCode, number]);
  return row ?? { tickets: 0, buyers: 0 };
}

type Freeze = {
  setHash: string;
  tickets: number;
  buyers: number;
  callOrder: readonly number[];
  lastCall: number;
  wins: readonly DecidedWin[];
  overAt: Temporal.Instant;
};

/** Fixes what a round will be. Each purchase knows what it will have won; none is paid before the last ball. */
export async function freeze(
  tx: Tx,
  { gameCode, number }: RoundKey,
  decided: Freeze,
  won: readonly { user_id: string; id: string; winMinor: bigint }[],
): Promise<void> {
  await tx.run(freezeStatement, [
    gameCode,
    number,
    decided.setHash,
    decided.tickets,
    decided.buyers,
    decided.callOrder,
    decided.lastCall,
    JSON.stringify(decided.wins),
  ]);
  await tx.run(decideStatement, [
    won.map(({ user_id }) => user_id),
    won.map(({ id }) => id),
    won.map(({ winMinor }) => winMinor),
  ]);
  await tx.run(callingStatement, [gameCode, number, decided.overAt]);
}

/** Purchases that the wallet has not confirmed by the freeze are given back. */
export async function giveBackUnpaid(tx: Tx, { gameCode, number }: RoundKey): Promise<number> {
  return (await tx.run(giveBackStatement, [gameCode, number, tx.now])).length;
}

/** The last ball was called: what was won may be paid from now on, and the seed is open. */
export async function endCalls(
  tx: Tx,
  { gameCode, number }: RoundKey,
  { called, serverSeed, state }: { called: readonly number[] | null; serverSeed: string; state: 'judged' | 'paid' },
): Promise<void> {
  await tx.run(payableStatement, [gameCode, number, tx.now]);
  await tx.run(endStatement, [gameCode, number, state, called, serverSeed, tx.now]);
}

const columns = `r.game_code, r.number::float8 as number, r.engine, r.kept_server_seed, r.commitment, r.state, r.drawn,
  r.bets_until, r.reveals_at, r.revealed_at, b.price_minor, b.calls_at, b.ball_ms, b.set_hash, b.tickets, b.buyers,
  b.call_order, b.last_call, b.wins`;
const from = `from studio_table_round r join studio_bingo_round b using (game_code, number)
  where r.game_code = $1 and r.number = $2`;
const insertStatement = {
  name: 'studio.bingo-round.insert',
  text: `insert into studio_bingo_round (game_code, number, price_minor, calls_at, ball_ms) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
};
const roundStatement = { name: 'studio.bingo-round', text: `select ${columns} ${from}` };
const lockStatement = { name: 'studio.bingo-round.lock', text: `select ${columns} ${from} for update of r` };
const purchasesStatement = {
  name: 'studio.bingo-round.purchases',
  text: `select user_id, id, bet_key as key, stake_minor from studio_table_bet
         where game_code = $1 and round_number = $2 and state in ('placed', 'win-sent', 'settled') order by id`,
};
const salesStatement = {
  name: 'studio.bingo-round.sales',
  text: `select coalesce(sum(p.stake_minor / b.price_minor), 0)::int as tickets, count(distinct p.user_id)::int as buyers
         from studio_table_bet p join studio_bingo_round b on b.game_code = p.game_code and b.number = p.round_number
         where p.game_code = $1 and p.round_number = $2 and p.state in ('placed', 'win-sent', 'settled')`,
};
const freezeStatement = {
  name: 'studio.bingo-round.freeze',
  text: `update studio_bingo_round set set_hash = $3, tickets = $4, buyers = $5, call_order = $6, last_call = $7, wins = $8
         where game_code = $1 and number = $2`,
};
const decideStatement = {
  name: 'studio.bingo-round.decide',
  text: `update studio_table_bet b set win_minor = t.win_minor
         from unnest($1::text[], $2::uuid[], $3::bigint[]) as t (user_id, id, win_minor)
         where b.user_id = t.user_id and b.id = t.id and b.state = 'placed'`,
};
const callingStatement = {
  name: 'studio.bingo-round.calling',
  text: `update studio_table_round set state = 'calling', reveals_at = $3 where game_code = $1 and number = $2`,
};
const giveBackStatement = {
  name: 'studio.bingo-round.give-back',
  text: `update studio_table_bet set state = 'rolling-back', next_attempt_at = $3
         where game_code = $1 and round_number = $2 and state in ('bet-sent', 'rolling-back') returning 1`,
};
const payableStatement = {
  name: 'studio.bingo-round.payable',
  text: `update studio_table_bet set state = 'win-sent', next_attempt_at = $3
         where game_code = $1 and round_number = $2 and state = 'placed'`,
};
const endStatement = {
  name: 'studio.bingo-round.end',
  text: `update studio_table_round set state = $3, drawn = $4, kept_server_seed = $5, revealed_at = $6
         where game_code = $1 and number = $2`,
};
