-- What a promotion pays some players, or with null all, for business days, player by player and cycle by cycle: for the job
-- after each day, and for trying a draft on the rows of last month. Of a deposit bonus it is the first deposit of each cycle that
-- fits; of a free credit everybody in the audience who was there. A rebate without a share of its own pays what the player's rank
-- brings for stakes of each category. Losses are stakes less returns, less what bonuses have paid.
create or replace function promotion_due(p promotion, p_from date, p_to date, p_players uuid[])
returns table (player_id uuid, cycle text, base_minor bigint, amount_minor bigint)
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
begin
  return query
  with ended as materialized (
    select d::date as day, business_day_begins(d::date + 1) as at from generate_series(p_from, p_to, '1 day') d
  ), played as (
    select f.player_id, promotion_cycle(p.cycle, f.day) as cycle, max(e.at) as at,
      sum(f.out_minor - f.in_minor)::bigint as base_minor,
      floor(sum((f.out_minor - f.in_minor) * coalesce((r.rebates ->> f.product)::numeric, 0)) / 100)::bigint as by_rank_minor
    from figure_player_day f
    join ended e using (day)
    left join account ranked on p.kind = 'rebate' and p.percent_basis_points is null and ranked.player_id = f.player_id
    left join vip_rank r on r.level = ranked.rank_level
    where p.kind in ('rescue', 'rebate') and (p_players is null or f.player_id = any (p_players))
      and f.day between p_from and p_to and f.book = 'real'
      and ((f.product <> '' and (cardinality(p.products) = 0 or f.product = any (p.products))
          and (p.kind = 'rescue' or f.kind in ('bet', 'rollback')))
        or (p.kind = 'rescue' and f.counter = 'house:bonus'))
    group by f.player_id, promotion_cycle(p.cycle, f.day)
  ), deposited as (
    select distinct on (o.player_id, promotion_cycle(p.cycle, business_day(o.created_at)))
      o.player_id, promotion_cycle(p.cycle, business_day(o.created_at)) as cycle, o.created_at as at,
      o.received_minor - o.fee_minor as base_minor, null::bigint as by_rank_minor
    from deposit_order o
    where p.kind = 'deposit' and o.created_at >= business_day_begins(p_from)
      and o.created_at < business_day_begins(p_to + 1) and o.received_minor - o.fee_minor >= greatest(p.minimum_minor, 1)
      and (cardinality(p.methods) = 0 or o.method = any (p.methods))
    order by o.player_id, promotion_cycle(p.cycle, business_day(o.created_at)), o.created_at
  ), given as (
    select a.player_id, 'once' as cycle,
      case when p.new_within_days is null then business_day_begins(p_to + 1) else a.registered_at end as at,
      0::bigint as base_minor, null::bigint as by_rank_minor
    from account a
    where p.kind = 'freeCredit' and a.registered_at < business_day_begins(p_to + 1)
      and (p.new_within_days is null or a.registered_at >= business_day_begins(p_from))
  ), due as (
    select c.player_id, c.cycle, c.at, c.base_minor,
      case when p.kind = 'freeCredit' then p.amount_minor
        when p.percent_basis_points is null then least(p.cap_minor, c.by_rank_minor)
        else least(p.cap_minor, floor(c.base_minor::numeric * p.percent_basis_points / 10000)::bigint)
      end as amount_minor
    from (select * from played union all select * from deposited union all select * from given) c
    where p.kind = 'freeCredit' or c.base_minor > 0
  )
  select d.player_id, d.cycle, d.base_minor, d.amount_minor
  from due d join account a on a.player_id = d.player_id
  where d.amount_minor > 0 and (p_players is null or d.player_id = any (p_players))
    and case p.kind when 'rebate' then d.amount_minor >= p.minimum_minor when 'rescue' then d.base_minor >= p.minimum_minor
      else true end
    and in_promotion_audience(p, a, d.at);
end $$;
