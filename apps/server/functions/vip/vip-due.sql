-- Who has another rank to be, with a ladder of thresholds by level: those whose totals reach a higher one than ever before,
-- and those who lost one and have staked in this period what keeps it. For some players, or with null for all.
create or replace function vip_due(
  p_deposits bigint[], p_turnovers bigint[], p_keeps bigint[], p_players uuid[], p_period date, p_before date
) returns table (player_id uuid, level smallint, target smallint, reached smallint, by_totals smallint)
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
begin
  return query
  with total as materialized (
    -- A threshold that is met counts; the lowest rank asks for nothing.
    select t.player_id, (least(width_bucket(t.deposit_minor, p_deposits), width_bucket(t.turnover_minor, p_turnovers)) - 1)::smallint
      as by_totals
    from player_totals(p_players, p_before) t
  ), risen as (
    select t.player_id, t.by_totals from total t
    left join vip_player p on p.player_id = t.player_id
    where t.by_totals > coalesce(p.reached, 0)
  )
  select a.player_id, a.rank_level, greatest(a.rank_level, r.by_totals), coalesce(p.reached, 0::smallint), r.by_totals
  from risen r
  join account a on a.player_id = r.player_id
  left join vip_player p on p.player_id = r.player_id
  where a.role = 'player' and a.status = 'open' and a.account_type <> 4
  union all
  select a.player_id, a.rank_level, k.kept, p.reached, p.reached
  from vip_player p
  join account a on a.player_id = p.player_id and a.rank_level < p.reached
  join lateral staked_and_paid_in_of(p.player_id, p_period, p_before) f on true
  join lateral (
    select least(p.reached, width_bucket(f.turnover_minor, p_keeps) - 1)::smallint as kept
  ) k on k.kept > a.rank_level and p_keeps[k.kept + 1] > 0
  where (p_players is null or p.player_id = any (p_players)) and a.role = 'player' and a.status = 'open'
    and a.account_type <> 4 and p.player_id not in (select r.player_id from risen r);
end $$;
