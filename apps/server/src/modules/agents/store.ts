import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

/** What an account earns of stakes, in millionths, and its prize mode. */
export type AgentRates = { rebateMillionths: number; prizeMode: number };

type Ancestor = { playerId: PlayerId; depth: number };

/** Those above an account at an instant, the nearest first. */
export async function ancestorsAt(tx: Tx, playerId: PlayerId, at: Temporal.Instant): Promise<Ancestor[]> {
  const rows = await tx.run<{ ancestor_id: PlayerId; depth: number }>(ancestorsStatement, [playerId, at]);
  return rows.map((row) => ({ playerId: row.ancestor_id, depth: row.depth }));
}

export async function uplineOf(tx: Tx, playerId: PlayerId): Promise<PlayerId | null> {
  const [row] = await tx.run<{ upline_id: PlayerId | null }>(uplineStatement, [playerId]);
  return row?.upline_id ?? null;
}

/** How far an account is below another now; null where it is not, which is also said of ids that are no account's. */
export async function depthBelow(tx: Tx, agentId: PlayerId, playerId: PlayerId): Promise<number | null> {
  const [row] = await tx.run<{ depth: number }>(depthStatement, [agentId, playerId]);
  return row?.depth ?? null;
}

/** Null for accounts outside the tree. */
export async function ratesOf(tx: Tx, playerId: PlayerId): Promise<AgentRates | null> {
  const [row] = await tx.run<{ rebate_millionths: number; prize_mode: number }>(ratesStatement, [playerId]);
  return row ? { rebateMillionths: row.rebate_millionths, prizeMode: row.prize_mode } : null;
}

/** The highest rates of those directly below. */
export async function highestRatesBelow(tx: Tx, playerId: PlayerId): Promise<AgentRates | null> {
  const [row] = await tx.run<{ rebate_millionths: number | null; prize_mode: number | null }>(belowStatement, [
    playerId,
  ]);
  return row?.rebate_millionths == null || row.prize_mode === null
    ? null
    : { rebateMillionths: row.rebate_millionths, prizeMode: row.prize_mode };
}

/** The highest rebate of an account and of all above it: what a stake of the account earns its line together. */
export async function highestRebateOfLine(tx: Tx, playerId: PlayerId): Promise<number> {
  const [row] = await tx.run<{ millionths: number | null }>(lineRebateStatement, [playerId]);
  return row?.millionths ?? 0;
}

/** From now on. */
export async function writeRates(
  tx: Tx,
  playerId: PlayerId,
  { rebateMillionths, prizeMode }: AgentRates,
): Promise<void> {
  await tx.run(writeRatesStatement, [playerId, rebateMillionths, prizeMode, tx.now]);
}

const ancestorsStatement: Statement = {
  name: 'agents.ancestors-at',
  text: `select ancestor_id, depth::integer from agent_closure
         where descendant_id = $1 and depth > 0 and valid_from <= $2 and valid_to > $2 order by depth`,
};
const uplineStatement: Statement = {
  name: 'agents.upline',
  text: `select upline_id from agent_edge where player_id = $1 and valid_to = 'infinity'`,
};
const depthStatement: Statement = {
  name: 'agents.depth-below',
  text: `select depth::integer from agent_closure
         where ancestor_id = $1 and descendant_id = $2 and depth > 0 and valid_to = 'infinity'`,
};
const ratesStatement: Statement = {
  name: 'agents.rates',
  text: `select rebate_millionths, prize_mode::integer from agent_rate where player_id = $1 and valid_to = 'infinity'`,
};
const belowStatement: Statement = {
  name: 'agents.highest-rates-below',
  text: `select max(r.rebate_millionths) as rebate_millionths, max(r.prize_mode)::integer as prize_mode
         from agent_edge e join agent_rate r using (player_id)
         where e.upline_id = $1 and e.valid_to = 'infinity' and r.valid_to = 'infinity'`,
};
const lineRebateStatement: Statement = {
  name: 'agents.highest-rebate-of-line',
  text: `select max(r.rebate_millionths) as millionths
         from agent_closure a join agent_rate r on r.player_id = a.ancestor_id
         where a.descendant_id = $1 and a.valid_to = 'infinity' and r.valid_to = 'infinity'`,
};
const writeRatesStatement: Statement = {
  name: 'agents.write-rates',
  text: `with ended as (
           update agent_rate set valid_to = $4 where player_id = $1 and valid_to = 'infinity' and valid_from < $4
         )
         insert into agent_rate (player_id, valid_from, rebate_millionths, prize_mode) values ($1, $4, $2, $3)
         on conflict (player_id, valid_from) do update
         set rebate_millionths = excluded.rebate_millionths, prize_mode = excluded.prize_mode`,
};
