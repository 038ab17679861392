-- Who of some players, or with null of all, has not staked in a period what keeps their rank. A rank that was reached within it
-- is not judged.
create or replace function vip_not_kept(p_keeps bigint[], p_from date, p_before date, p_players uuid[])
returns table (player_id uuid, level smallint)
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare
  v_from timestamptz := business_day_begins(p_from);
begin
  return query
  with ranked as materialized (
    select a.player_id, a.rank_level from account a
    where (p_players is null or a.player_id = any (p_players)) and a.rank_level > 0
      and a.role = 'player' and a.status = 'open' and a.account_type <> 4
      and p_keeps[a.rank_level + 1] > 0
  ), staked as materialized (
    select f.player_id, sum(f.out_minor - f.in_minor) as turnover_minor
    from figure_player_day f
    where (p_players is null or f.player_id = any (p_players)) and f.day >= p_from and f.day < p_before
      and f.book = 'real' and f.kind in ('bet', 'rollback') and f.product <> ''
    group by f.player_id
  )
  select r.player_id, r.rank_level
  from ranked r left join staked s on s.player_id = r.player_id
  where coalesce(s.turnover_minor, 0) < p_keeps[r.rank_level + 1]
    and not exists (
      select from vip_move m
      where m.player_id = r.player_id and m.to_level > m.from_level and m.at >= v_from);
end $$;
