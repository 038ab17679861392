import {
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  type listTeamMovements as listCall,
  type TeamMovement,
  teamMovementTypes,
} from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { businessSpan } from '../../figures/index.ts';
import { nameBeginning } from './name-pattern.ts';
import { teamFigures } from './team-figures.ts';

type Call = typeof listCall;
type Type = TeamMovement['type'];

/** What the ledger's kinds are called here. */
const kindOf: Record<Type, string> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  bonus: 'grant',
  transfer: 'player_transfer',
  adjustment: 'correction',
  fee: 'fee',
};
const typeOf = new Map(teamMovementTypes.map((type) => [kindOf[type], type]));

/** AC-05: money of the team beside play. */
export function listTeamMovements({ brand: { currency } }: Pick<Platform, 'brand'>) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const span = await businessSpan(tx, query);
    const kinds = query.type === undefined ? [...typeOf.keys()] : [kindOf[query.type]];
    const asked = [who.player.playerId, span.from, span.to, nameBeginning(query.account), kinds];
    const [total] = await tx.run<Sums>(sumsStatement, asked);
    const page = [query.pageSize, (query.pageNum - 1) * query.pageSize];
    const rows = await tx.run<Row>(pageStatement, [...asked, ...page]);
    const money = (minor: bigint | undefined) => decimalFromMinor(minor ?? 0n, currency);
    const count = total?.count ?? 0;
    return {
      from: span.from,
      to: span.to,
      pageNum: query.pageNum,
      totalPages: Math.ceil(count / query.pageSize),
      content: rows.flatMap((row) => {
        const type = typeOf.get(row.kind);
        const { day, username, moves } = row;
        return type ? [{ day, username, type, count: moves, in: money(row.in_minor), out: money(row.out_minor) }] : [];
      }),
      totals: { count, in: money(total?.in_minor), out: money(total?.out_minor), currency },
    };
  };
}

type Sums = { count: number; in_minor: bigint; out_minor: bigint };
type Row = { day: string; username: string; kind: string; moves: number; in_minor: bigint; out_minor: bigint };

const grouped = `
  with ${teamFigures}, moved as (
    select f.day, f.username, f.kind, sum(f.in_count + f.out_count)::float8 as moves, sum(f.in_minor)::bigint as in_minor,
      sum(f.out_minor)::bigint as out_minor
    from team_figure f where f.kind = any ($5::text[]) group by f.day, f.username, f.kind
  )`;
const sumsStatement: Statement = {
  name: 'teams.movements-sums',
  text: `${grouped}
    select count(*)::float8, coalesce(sum(in_minor), 0)::bigint as in_minor,
      coalesce(sum(out_minor), 0)::bigint as out_minor from moved`,
};
const pageStatement: Statement = {
  name: 'teams.movements-page',
  text: `${grouped}
    select day::text, username, kind, moves, in_minor, out_minor from moved
    order by moved.day desc, username, kind limit $6 offset $7`,
};
