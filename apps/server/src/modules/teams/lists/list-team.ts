import {
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  type listTeam as listCall,
  percentFromMillionths,
  type PlayerId,
  Refusal,
} from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { usernames } from '../../accounts/index.ts';
import { ancestorsAt, depthBelow } from '../../agents/index.ts';
import { businessSpan } from '../../figures/index.ts';
import { nameBeginning } from './name-pattern.ts';

type Call = typeof listCall;

/** AC-04: one level of the tree, or what a search finds in all of it. */
export function listTeam({ brand: { currency } }: Pick<Platform, 'brand'>) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const span = await businessSpan(tx, query);
    const parentId = (query.parentId ?? playerId) as PlayerId;
    if (parentId !== playerId && (await depthBelow(tx, playerId, parentId)) === null)
      throw new Refusal('agent_unknown');
    const search = nameBeginning(query.account);
    const paging = [query.pageSize, (query.pageNum - 1) * query.pageSize];
    const dated = [span.from, span.to, currency];
    const rows =
      search === null
        ? await tx.run<Row>(levelStatement, [playerId, parentId, ...dated, ...paging])
        : await tx.run<Row>(searchStatement, [playerId, search, ...dated, ...paging]);
    const count = rows[0]?.total ?? 0;
    const money = (minor: bigint) => decimalFromMinor(minor, currency);
    return {
      from: span.from,
      to: span.to,
      pageNum: query.pageNum,
      totalPages: Math.ceil(count / query.pageSize),
      currency,
      path: await pathTo(tx, playerId, parentId),
      content: rows.map((row) => ({
        playerId: row.player_id,
        username: row.username,
        type: row.account_type,
        level: row.level,
        members: row.members,
        balance: money(row.balance_minor),
        rebate: percentFromMillionths(row.rebate_millionths),
        prizeMode: row.prize_mode,
        isOpen: row.is_open,
        isUsed: row.is_used,
        joinedAt: row.joined_at.toString(),
        active: row.active,
        stake: money(row.stake_minor),
        result: money(row.stake_minor - row.won_minor),
      })),
      totals: { count },
    };
  };
}

async function pathTo(tx: Tx, agentId: PlayerId, parentId: PlayerId) {
  const above = (await ancestorsAt(tx, parentId, tx.now)).map(({ playerId }) => playerId);
  const within = parentId === agentId ? [] : above.slice(0, above.indexOf(agentId) + 1).toReversed();
  const path = [...within, parentId];
  const names = await usernames(tx, path);
  return path.map((playerId) => ({ playerId, username: names.get(playerId) ?? '' }));
}

type Row = {
  player_id: string;
  username: string;
  account_type: number;
  level: number;
  members: number;
  balance_minor: bigint;
  rebate_millionths: number;
  prize_mode: number;
  is_open: boolean;
  is_used: boolean;
  joined_at: Temporal.Instant;
  active: number;
  stake_minor: bigint;
  won_minor: bigint;
  total: number;
};

const shown = (found: string) => `
  with found as (${found})
  select f.player_id, a.username, a.account_type::integer, c.depth::integer as level, t.members::float8,
    coalesce(w.available_minor, 0)::bigint as balance_minor, r.rebate_millionths, r.prize_mode::integer,
    a.status = 'open' as is_open, a.first_login_at is not null as is_used, a.registered_at as joined_at,
    coalesce(s.active, 0)::float8 as active, coalesce(s.stake_minor, 0)::bigint as stake_minor,
    coalesce(s.won_minor, 0)::bigint as won_minor, f.total::float8
  from found f
  join account a on a.player_id = f.player_id
  join agent_closure c on c.ancestor_id = $1 and c.descendant_id = f.player_id and c.valid_to = 'infinity'
  join agent_team t on t.player_id = f.player_id
  join agent_rate r on r.player_id = f.player_id and r.valid_to = 'infinity'
  left join wallet w on w.player_id = f.player_id and w.currency = $5 and w.book = 'real'
  left join lateral (
    select max(d.active) filter (where d.day = $4::date) as active, sum(d.stake_minor) as stake_minor,
      sum(d.won_minor) as won_minor
    from team_day d where d.player_id = f.player_id and d.day between $3::date and $4::date
  ) s on true
  order by f.player_id desc`;

/** Of those directly below the newest first. */
const levelStatement: Statement = {
  name: 'teams.level',
  text: shown(`
    select e.player_id, (select count(*) from agent_edge n where n.upline_id = $2 and n.valid_to = 'infinity') as total
    from agent_edge e where e.upline_id = $2 and e.valid_to = 'infinity'
    order by e.player_id desc limit $6 offset $7`),
};
const searchStatement: Statement = {
  name: 'teams.search',
  text: shown(`
    select c.descendant_id as player_id, count(*) over () as total
    from agent_closure c join account n on n.player_id = c.descendant_id
    where c.ancestor_id = $1 and c.depth > 0 and c.valid_to = 'infinity' and lower(n.username) like $2
    order by c.descendant_id desc limit $6 offset $7`),
};
