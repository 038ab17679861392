import {
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  type GameCategory,
  type listTeamBets as listCall,
} from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { businessSpan } from '../../figures/index.ts';
import type { TeamNeeds } from '../needs.ts';
import { nameBeginning } from './name-pattern.ts';
import { playedSums, teamFigures } from './team-figures.ts';

type Call = typeof listCall;

/** AC-05: who of the team staked what, by day and vendor. */
export function listTeamBets(
  { brand: { currency } }: Pick<Platform, 'brand'>,
  { vendorNames }: Pick<TeamNeeds, 'vendorNames'>,
) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const span = await businessSpan(tx, query);
    const asked = [who.player.playerId, span.from, span.to, nameBeginning(query.account)];
    const chosen = [...asked, query.product ?? null];
    const [sums] = await tx.run<Sums>(sumsStatement, chosen);
    const page = [query.pageSize, (query.pageNum - 1) * query.pageSize];
    const rows = await tx.run<Row>(pageStatement, [...chosen, ...page]);
    const names = await vendorNames(tx);
    const money = (minor: bigint) => decimalFromMinor(minor, currency);
    const played = ({ bets, stake_minor, won_minor }: Omit<Sums, 'count'>) => ({
      bets,
      stake: money(stake_minor),
      won: money(won_minor),
      result: money(stake_minor - won_minor),
    });
    const total = sums ?? { count: 0, bets: 0, stake_minor: 0n, won_minor: 0n };
    return {
      from: span.from,
      to: span.to,
      pageNum: query.pageNum,
      totalPages: Math.ceil(total.count / query.pageSize),
      content: rows.map((row) => ({
        day: row.day,
        username: row.username,
        product: row.product,
        vendor: row.vendor,
        vendorName: names.get(row.vendor) ?? row.vendor,
        ...played(row),
      })),
      totals: { count: total.count, ...played(total), currency },
    };
  };
}

type Sums = { count: number; bets: number; stake_minor: bigint; won_minor: bigint };
type Row = Omit<Sums, 'count'> & { day: string; username: string; product: GameCategory; vendor: string };

const grouped = `
  with ${teamFigures}, played as (
    select f.day, f.username, f.product, f.vendor, ${playedSums}
    from team_figure f
    where f.product <> '' and ($5::text is null or f.product = $5)
    group by f.day, f.username, f.product, f.vendor
  )`;
const sumsStatement: Statement = {
  name: 'teams.bets-sums',
  text: `${grouped}
    select count(*)::float8, coalesce(sum(bets), 0)::float8 as bets, coalesce(sum(stake_minor), 0)::bigint as stake_minor,
      coalesce(sum(won_minor), 0)::bigint as won_minor from played`,
};
const pageStatement: Statement = {
  name: 'teams.bets-page',
  text: `${grouped}
    select day::text, username, product, vendor, bets, stake_minor, won_minor from played
    order by played.day desc, stake_minor desc, username, vendor limit $6 offset $7`,
};
