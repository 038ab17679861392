-- Accounts with a device or a bank account in common that bet both sides of one round, of a table that many share or of a
-- draw, again and again and about as much.
create or replace function risk_opposite_bets(
  p_from timestamptz, p_until timestamptz, p_days integer, p_rounds integer, p_percent integer
) returns table (player_id uuid, day date, counted jsonb, evidence jsonb, others uuid[])
language sql stable
begin atomic
  with table_bet as materialized (
    select u.player_id, b.game_code as place, b.game_code || ' ' || b.round_number as round, b.placed_at as at, s.side, s.amount
    from studio_table_bet b
    join provider_user u on u.provider_code = 'STUDIO' and u.provider_user_id = b.user_id
    join account a on a.player_id = u.player_id and a.account_type <> 4
    cross join lateral unnest(b.spots, b.amounts_minor) as s (side, amount)
    where b.placed_at >= p_from and b.placed_at < p_until and b.state in ('placed', 'win-sent', 'settled')
  ), draw_bet as materialized (
    select o.player_id, o.game_code as place, o.draw_id || ' ' || i.play_type as round, o.at, s.side,
      i.stake_minor / cardinality(c.sides) as amount
    from lottery_order o
    join lottery_item i on i.player_id = o.player_id and i.order_id = o.order_id and i.cancelled_at is null
    cross join lateral (select regexp_split_to_array(i.content, '[,| ]+') as sides) c
    cross join lateral unnest(c.sides) as s (side)
    where o.at >= p_from and o.at < p_until and o.book = 'real'
  ), bet as materialized (
    select x.*, business_day(x.at) as day, other_side(x.side) as other_side
    from (select * from table_bet union all select * from draw_bet) x
    where other_side(x.side) is not null
  ), linked as materialized (
    select l.* from linked_players((select array_agg(distinct b.player_id) from bet b), p_until - make_interval(days => p_days)) l
  ), met as (
    select one.player_id, l.other_id, one.day, one.place, one.round, one.side, min(one.at) as at, sum(one.amount)::bigint as staked,
      (select sum(two.amount)::bigint from bet two where two.player_id = l.other_id and two.round = one.round
        and two.side = one.other_side) as staked_other
    from linked l
    join bet one on one.player_id = l.player_id
    where exists (select from bet two where two.player_id = l.other_id and two.round = one.round and two.side = one.other_side)
    group by one.player_id, l.other_id, one.day, one.place, one.round, one.side, one.other_side
  ), counted as (
    select m.player_id, m.other_id, m.day, count(distinct m.round) as rounds, sum(m.staked)::bigint as staked,
      sum(m.staked_other)::bigint as staked_other,
      jsonb_agg(jsonb_build_object('at', m.at, 'kind', 'bet', 'amount', m.staked,
        'reference', m.place || ' · ' || m.side, 'other', m.other_id) order by m.at, m.round) as rows
    from met m
    where least(m.staked, m.staked_other) * 100 >= greatest(m.staked, m.staked_other) * p_percent
    group by m.player_id, m.other_id, m.day
    having count(distinct m.round) >= p_rounds
  )
  select c.player_id, c.day, jsonb_build_object('rounds', max(c.rounds), 'staked', sum(c.staked)::bigint,
      'stakedOther', sum(c.staked_other)::bigint, 'accounts', count(*)),
    (
      select jsonb_agg(r.row order by r.row ->> 'at')
      from counted o cross join lateral jsonb_array_elements(o.rows) as r (row)
      where o.player_id = c.player_id and o.day = c.day
    ), array_agg(distinct c.other_id)
  from counted c
  group by c.player_id, c.day;
end;
