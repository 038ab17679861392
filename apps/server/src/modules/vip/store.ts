import type { GameCategory, PlayerId, VipTone } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Statement, Tx } from '../../platform/database/tx.ts';

export type RankRow = {
  level: number;
  tone: VipTone;
  deposit_minor: bigint;
  turnover_minor: bigint;
  keep_turnover_minor: bigint;
  withdrawal_maximum_minor: bigint | null;
  withdrawal_daily_maximum_minor: bigint | null;
  is_served_first: boolean;
  points_percent: number;
  rebates: Partial<Record<GameCategory, string>>;
  upgrade_gift_minor: bigint;
  weekly_gift_minor: bigint;
  birthday_gift_minor: bigint;
};
type RankTextRow = { level: number; language: string; name: string };
/** From the lowest, with its names by language. */
export type Ladder = readonly (RankRow & { names: Readonly<Record<string, string>> })[];

export type MoveRow = {
  player_id: PlayerId;
  number: number;
  from_level: number;
  to_level: number;
  cause: 'reached' | 'regained' | 'lowered' | 'manual';
  reason: string | null;
  operator_id: string | null;
  at: Temporal.Instant;
};
type ProgressRow = {
  ladder_version: number;
  folded_before: string;
  judged_before: string | null;
  looked_before: Temporal.Instant | null;
};
type PlayerRow = { player_id: PlayerId; reached: number; moves: number };
export type VipTables = {
  vip_rank: RankRow;
  vip_rank_text: RankTextRow;
  vip_progress: ProgressRow;
  vip_player: PlayerRow;
  vip_move: MoveRow;
};

export function tables(tx: Tx): Kysely<VipTables> {
  return tx.tables<VipTables>();
}

export async function ladderOf(tx: Tx): Promise<Ladder> {
  return (await tx.run<Ladder[number]>(ladderStatement, [])).map((rank) => ({ ...rank }));
}

/** From here on ranks move one after another. */
export async function lockProgress(tx: Tx): Promise<ProgressRow> {
  const [row] = await tx.run<ProgressRow>(lockStatement, []);
  if (!row) throw new Error('the progress of the ranks is gone');
  return row;
}

export async function readProgress(tx: Tx): Promise<ProgressRow> {
  return await tables(tx).selectFrom('vip_progress').selectAll().executeTakeFirstOrThrow();
}

export async function setProgress(tx: Tx, changed: Partial<ProgressRow>): Promise<void> {
  await tables(tx).updateTable('vip_progress').set(changed).execute();
}

export async function today(tx: Tx): Promise<Temporal.PlainDate> {
  const [row] = await tx.run<{ today: string }>(todayStatement, [tx.now]);
  if (!row) throw new Error('there is no business calendar');
  return Temporal.PlainDate.from(row.today);
}

/** What a player has paid in and staked in all, as counted up to the last minute. */
export async function totalsOf(tx: Tx, playerId: PlayerId): Promise<{ depositMinor: bigint; turnoverMinor: bigint }> {
  const [row] = await tx.run<{ deposit_minor: bigint; turnover_minor: bigint }>(totalsStatement, [[playerId]]);
  return { depositMinor: row?.deposit_minor ?? 0n, turnoverMinor: row?.turnover_minor ?? 0n };
}

export async function turnoverOfPeriod(tx: Tx, playerId: PlayerId, from: string, before: string): Promise<bigint> {
  const [row] = await tx.run<{ turnover_minor: bigint }>(periodStatement, [playerId, from, before]);
  return row?.turnover_minor ?? 0n;
}

/** The newest first. */
export async function movesOf(tx: Tx, playerId: PlayerId): Promise<MoveRow[]> {
  return await tables(tx)
    .selectFrom('vip_move')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('number', 'desc')
    .limit(MOVES_SHOWN)
    .execute();
}

const MOVES_SHOWN = 50;

const ladderStatement: Statement = {
  name: 'vip.ladder',
  text: `select r.*, (select jsonb_object_agg(t.language, t.name) from vip_rank_text t where t.level = r.level) as names
         from vip_rank r order by r.level`,
};
const lockStatement: Statement = {
  name: 'vip.lock',
  text: 'select ladder_version, folded_before::text, judged_before::text, looked_before from vip_progress for update',
};
const todayStatement: Statement = { name: 'vip.today', text: 'select business_day($1)::text as today' };
const totalsStatement: Statement = {
  name: 'vip.totals-of',
  text: `select * from player_totals($1::uuid[], 'infinity')`,
};
const periodStatement: Statement = {
  name: 'vip.turnover-of-period',
  text: 'select turnover_minor from staked_and_paid_in_of($1, $2::date, $3::date)',
};
