import type { AccountType, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

export type LinkRow = {
  code: string;
  player_id: PlayerId;
  account_type: AccountType;
  rebate_millionths: number;
  prize_mode: number;
  uses: number;
  use_maximum: number;
  created_at: Temporal.Instant;
  expires_at: Temporal.Instant;
  ended_at: Temporal.Instant | null;
};

export async function linksOf(tx: Tx, agentId: PlayerId): Promise<LinkRow[]> {
  return await tx.run<LinkRow>(listStatement, [agentId]);
}

export async function insertLink(tx: Tx, link: Omit<LinkRow, 'uses' | 'created_at' | 'ended_at'>): Promise<void> {
  const { code, player_id, account_type, rebate_millionths, prize_mode, use_maximum, expires_at } = link;
  const values = [code, player_id, account_type, rebate_millionths, prize_mode, use_maximum, tx.now, expires_at];
  await tx.run(insertStatement, values);
}

/** False when the agent has no such link, or it has ended. */
export async function markEnded(tx: Tx, agentId: PlayerId, code: string): Promise<boolean> {
  return (await tx.run(endStatement, [agentId, code, tx.now])).length > 0;
}

export async function linkByCode(tx: Tx, code: string): Promise<LinkRow | null> {
  return (await tx.run<LinkRow>(findStatement, [code]))[0] ?? null;
}

/** Takes one use in one statement, so that a link is never used more often than it says; null where none is left. */
export async function takeUse(tx: Tx, code: string): Promise<LinkRow | null> {
  return (await tx.run<LinkRow>(takeStatement, [code, tx.now]))[0] ?? null;
}

const columns = `code, player_id, account_type::integer, rebate_millionths, prize_mode::integer, uses, use_maximum,
  created_at, expires_at, ended_at`;
const listStatement: Statement = {
  name: 'agents.links',
  text: `select ${columns} from invitation_link where player_id = $1 order by created_at desc, code limit 200`,
};
const insertStatement: Statement = {
  name: 'agents.insert-link',
  text: `insert into invitation_link (code, player_id, account_type, rebate_millionths, prize_mode, use_maximum,
           created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
};
const endStatement: Statement = {
  name: 'agents.end-link',
  text: `update invitation_link set ended_at = $3 where player_id = $1 and code = $2 and ended_at is null returning code`,
};
const findStatement: Statement = {
  name: 'agents.link-by-code',
  text: `select ${columns} from invitation_link where code = $1`,
};
const takeStatement: Statement = {
  name: 'agents.take-link',
  text: `update invitation_link set uses = uses + 1
         where code = $1 and uses < use_maximum and expires_at > $2 and ended_at is null returning ${columns}`,
};
