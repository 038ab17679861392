import type { Statement } from '../../../platform/database/tx.ts';

export type HourSums = {
  hour: Temporal.Instant;
  is_today: boolean;
  /** Of yesterday: before the time of day that it is now. */
  is_past: boolean;
  players: number;
  deposits: bigint;
  withdrawals: bigint;
  stake: bigint;
  won: bigint;
};
export type DaySums = Omit<HourSums, 'hour' | 'is_today' | 'is_past'> & {
  day: string;
  which: 'today' | 'yesterday' | 'earlier';
};

/** What figures come to: a stake that came back is none, and a win that was taken back or is owed is none either. */
const sums = `
  coalesce(sum(f.in_minor) filter (where f.kind = 'deposit'), 0)::bigint as deposits,
  coalesce(sum(f.out_minor) filter (where f.kind = 'withdrawal'), 0)::bigint as withdrawals,
  (coalesce(sum(f.out_minor) filter (where f.kind = 'bet'), 0)
    - coalesce(sum(f.in_minor) filter (where f.kind = 'rollback'), 0))::bigint as stake,
  (coalesce(sum(f.in_minor) filter (where f.kind in ('win', 'rebate')), 0)
    - coalesce(sum(f.out_minor) filter (where f.kind in ('rollback', 'receivable')), 0))::bigint as won`;
const bets = `coalesce(sum(f.out_count) filter (where f.kind = 'bet'), 0)::float8 as bets`;

export const hoursStatement: Statement = {
  name: 'figures.hours',
  text: `
    select b.hour, b.is_today, b.is_past, coalesce(max(a.players), 0)::float8 as players, ${sums.replaceAll('f.', 'b.')}
    from (
      select f.*, business_hour(f.bucket) as hour, f.bucket >= business_day_begins(business_day($1)) as is_today,
        f.bucket < $1::timestamptz - interval '1 day' as is_past
      from house_buckets(business_day_begins(business_day($1) - 1)) f
    ) b
    left join figure_active_hour a on a.hour = b.hour
    group by b.hour, b.is_today, b.is_past order by b.hour, b.is_past desc`,
};

/** Thirty days; today's sums are those of its hours. */
export const daysStatement: Statement = {
  name: 'figures.days',
  text: `
    select d.day::text, case d.day when business_day($1) then 'today' when business_day($1) - 1 then 'yesterday'
        else 'earlier' end as which,
      coalesce(max(a.players), 0)::float8 as players, ${sums}
    from (select g::date as day from generate_series((business_day($1) - 29)::timestamp, business_day($1)::timestamp, '1 day') g) d
    left join figure_day f on f.day = d.day and f.book = 'real'
    left join figure_active_day a on a.day = d.day
    group by d.day order by d.day`,
};

export const playedStatement: Statement = {
  name: 'figures.played-today',
  text: `select f.product, ${bets}, ${sums}
         from house_buckets(business_day_begins(business_day($1))) f where f.product <> ''
         group by f.product order by stake desc`,
};

export const progressStatement: Statement = {
  name: 'figures.state',
  text: `select nullif(p.counted_until, '-infinity') as counted_until,
           coalesce((select r.mended from figure_recount r order by r.recounted_at desc limit 1), 0)::float8 as mended
         from figure_progress p`,
};

export const moneyReportStatement: Statement = {
  name: 'figures.report-money',
  text: `
    select d.day::text, coalesce(max(a.players), 0)::float8 as players, ${sums},
      coalesce(sum(f.out_minor - f.in_minor) filter (where f.kind = 'fee'), 0)::bigint as fees,
      coalesce(sum(f.in_minor - f.out_minor) filter (where f.kind in ('grant', 'bonus_forfeit')), 0)::bigint as bonuses,
      coalesce(sum(f.in_minor - f.out_minor) filter (where f.kind = 'correction'), 0)::bigint as adjustments
    from (select g::date as day from generate_series($1::date::timestamp, $2::date::timestamp, '1 day') g) d
    left join figure_day f on f.day = d.day and f.book = 'real'
    left join figure_active_day a on a.day = d.day
    group by d.day order by d.day desc`,
};

export const gamesReportStatement: Statement = {
  name: 'figures.report-games',
  text: `select f.product, f.vendor, ${bets}, ${sums}
         from figure_day f
         where f.day between $1::date and $2::date and f.book = 'real' and f.product <> ''
         group by f.product, f.vendor order by stake desc, f.product, f.vendor`,
};

/** A page, and in each row the sums of all. */
export const playersReportStatement: Statement = {
  name: 'figures.report-players',
  text: `
    with one as materialized (
      select f.player_id, ${bets}, ${sums}
      from figure_player_day f where f.day between $1::date and $2::date and f.book = 'real'
      group by f.player_id
    ), whole as (
      select count(*)::float8 as players, coalesce(sum(o.bets), 0)::float8 as all_bets,
        coalesce(sum(o.deposits), 0)::bigint as all_deposits, coalesce(sum(o.withdrawals), 0)::bigint as all_withdrawals,
        coalesce(sum(o.stake), 0)::bigint as all_stake, coalesce(sum(o.won), 0)::bigint as all_won
      from one o
    )
    select o.*, a.username, w.*
    from whole w
    left join (select * from one order by stake desc, player_id limit $3 offset $4) o on true
    left join account a on a.player_id = o.player_id
    order by o.stake desc, o.player_id`,
};
