import { commitment } from '@pelita/games';
import { drawTableRound, tableEngineOf } from '@pelita/games/table';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Random } from '../../../platform/random/random.ts';
import type { SeedBox } from '../seeds/seed-box.ts';
import { newServerSeed } from '../seeds/take-seat.ts';
import { roundName, type RoundTimes, type TableTitle } from './table-terms.ts';

export type TableRoundRow = {
  game_code: string;
  number: number;
  engine: string;
  kept_server_seed: string;
  commitment: string;
  state: 'open' | 'calling' | 'judged' | 'paid';
  drawn: number[] | null;
  bets_until: Temporal.Instant;
  reveals_at: Temporal.Instant;
  revealed_at: Temporal.Instant | null;
};
export type RoundKey = { gameCode: string; number: number };

/** The round of these times. Who is first commits to its seed; all others find it. */
export async function openRound(
  tx: Tx,
  { random, seeds }: { random: Random; seeds: SeedBox },
  { gameCode, engine }: TableTitle,
  times: RoundTimes,
): Promise<TableRoundRow> {
  const key = { gameCode, number: times.number };
  const known = await roundOf(tx, key);
  if (known) return known;
  await openNewRound(tx, { random, seeds }, { gameCode, engine }, times);
  const round = await roundOf(tx, key);
  if (!round) throw new Error('a round that was just opened is gone');
  return round;
}

/** The same where nobody else may have it: false when a round of this number is there. */
export async function openNewRound(
  tx: Tx,
  { random, seeds }: { random: Random; seeds: SeedBox },
  { gameCode, engine }: Pick<TableTitle, 'gameCode' | 'engine'>,
  { number, betsUntil, revealsAt }: RoundTimes,
): Promise<boolean> {
  const seed = newServerSeed(random);
  const closed = await seeds.close(seed, gameCode);
  const values = [gameCode, number, engine, closed, commitment(seed), betsUntil, revealsAt];
  return (await tx.run(insertStatement, values)).length > 0;
}

export async function roundOf(tx: Tx, { gameCode, number }: RoundKey): Promise<TableRoundRow | null> {
  const [row] = await tx.run<TableRoundRow>(roundStatement, [gameCode, number]);
  return row ?? null;
}

/** Whether bets of it are still counted, held so to the end of the transaction: judging waits for it. */
export async function isOpenForBets(tx: Tx, { gameCode, number }: RoundKey): Promise<boolean> {
  return (await tx.run(heldOpenStatement, [gameCode, number])).length > 0;
}

/**
 * Draws the round and decides every bet of it, once, in one transaction: what a stake brings follows from the engine, and
 * a bet that the wallet has not confirmed by now is given back. Null while it is too early or there is none.
 */
export async function judgeRound(tx: Tx, seeds: SeedBox, key: RoundKey): Promise<TableRoundRow | null> {
  const [round] = await tx.run<TableRoundRow>(lockStatement, [key.gameCode, key.number]);
  if (!round) return null;
  if (round.state !== 'open') return round;
  if (Temporal.Instant.compare(tx.now, round.reveals_at) < 0) return null;
  const serverSeed = await seeds.open(round.kept_server_seed, key.gameCode);
  const { engine } = round;
  const drawn = drawTableRound({ engine, serverSeed, round: roundName(key.gameCode, key.number) });
  return decideRound(tx, key, { returns: [...tableEngineOf(engine).returns(drawn)], drawn, serverSeed });
}

type Decided = {
  returns: readonly (readonly [spot: string, hundredths: number])[];
  drawn: number[] | null;
  serverSeed: string;
};

/** What each stake of a round comes back as; spots that are not named lose. A stake without the wallet's word goes back. */
export async function decideRound(
  tx: Tx,
  key: RoundKey,
  { returns, drawn, serverSeed }: Decided,
): Promise<TableRoundRow | null> {
  const [decided] = await tx.run<{ is_any: boolean }>(decideStatement, [
    key.gameCode,
    key.number,
    returns.map(([spot]) => spot),
    returns.map(([, hundredths]) => hundredths),
    tx.now,
  ]);
  const state = decided?.is_any ? 'judged' : 'paid';
  const [judged] = await tx.run<TableRoundRow>(revealStatement, [
    key.gameCode,
    key.number,
    state,
    drawn,
    serverSeed,
    tx.now,
  ]);
  return judged ?? null;
}

/** No bet of it waits for money any more; false while one does. */
export async function closeRound(tx: Tx, { gameCode, number }: RoundKey): Promise<boolean> {
  return (await tx.run(closeStatement, [gameCode, number])).length > 0;
}

/** Rounds whose time has come and that are not at their end, the oldest first. */
export async function dueRounds(tx: Tx, before: Temporal.Instant, limit: number): Promise<RoundKey[]> {
  return tx.run<RoundKey>(dueStatement, [before, limit]);
}

/** The last revealed rounds of a table, the oldest first. */
export async function historyOf(
  tx: Tx,
  gameCode: string,
  limit: number,
): Promise<{ number: number; drawn: number[] }[]> {
  const rows = await tx.run<{ number: number; drawn: number[] }>(historyStatement, [gameCode, limit]);
  return rows.toReversed();
}

/** The last revealed rounds of several tables, of each the oldest first. */
export async function historiesOf(
  tx: Tx,
  gameCodes: readonly string[],
  limit: number,
): Promise<{ game_code: string; drawn: number[] }[]> {
  return tx.run(historiesStatement, [gameCodes, limit]);
}

const columns = `game_code, number::float8 as number, engine, kept_server_seed, commitment, state, drawn, bets_until,
  reveals_at, revealed_at`;
const insertStatement = {
  name: 'studio.table-round.insert',
  text: `insert into studio_table_round
           (game_code, number, engine, kept_server_seed, commitment, state, bets_until, reveals_at)
         values ($1, $2, $3, $4, $5, 'open', $6, $7) on conflict do nothing returning 1`,
};
const roundStatement = {
  name: 'studio.table-round',
  text: `select ${columns} from studio_table_round where game_code = $1 and number = $2`,
};
const heldOpenStatement = {
  name: 'studio.table-round.held-open',
  text: `select 1 from studio_table_round where game_code = $1 and number = $2 and state = 'open' for share`,
};
const lockStatement = {
  name: 'studio.table-round.lock',
  text: `select ${columns} from studio_table_round where game_code = $1 and number = $2 for update`,
};
const decideStatement = {
  name: 'studio.table-round.decide',
  text: `with decided as (
           update studio_table_bet b set next_attempt_at = $5,
             state = case b.state when 'placed' then 'win-sent' else 'rolling-back' end,
             win_minor = case b.state when 'placed' then (
               select coalesce(sum(lain.amount_minor * paid.hundredths / 100), 0)::bigint
               from unnest(b.spots, b.amounts_minor) as lain (spot, amount_minor)
               join unnest($3::text[], $4::bigint[]) as paid (spot, hundredths) using (spot)
             ) end
           where b.game_code = $1 and b.round_number = $2 and b.state in ('bet-sent', 'placed', 'rolling-back')
           returning 1)
         select exists (select from decided) as is_any`,
};
const revealStatement = {
  name: 'studio.table-round.reveal',
  text: `update studio_table_round set state = $3, drawn = $4, kept_server_seed = $5, revealed_at = $6
         where game_code = $1 and number = $2 returning ${columns}`,
};
const closeStatement = {
  name: 'studio.table-round.close',
  text: `update studio_table_round r set state = 'paid'
         where r.game_code = $1 and r.number = $2 and r.state = 'judged' and not exists (
           select from studio_table_bet b where b.game_code = $1 and b.round_number = $2
             and b.state in ('bet-sent', 'placed', 'win-sent', 'rolling-back'))
         returning 1`,
};
const dueStatement = {
  name: 'studio.table-round.due',
  text: `select game_code as "gameCode", number::float8 as number from studio_table_round
         where state <> 'paid' and reveals_at <= $1 order by reveals_at limit $2`,
};
const historiesStatement = {
  name: 'studio.table-round.histories',
  text: `select code.game_code, last.drawn from unnest($1::text[]) as code (game_code)
         cross join lateral (
           select number, drawn from studio_table_round r
           where r.game_code = code.game_code and drawn is not null order by number desc limit $2
         ) last
         order by code.game_code, last.number`,
};
const historyStatement = {
  name: 'studio.table-round.history',
  text: `select number::float8 as number, drawn from studio_table_round
         where game_code = $1 and drawn is not null order by number desc limit $2`,
};
