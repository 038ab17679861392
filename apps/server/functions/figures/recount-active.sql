-- Counts the players who staked real money, in each hour of a span and on each of its days. Says how many counts are others now.
create or replace function recount_active(p_days date[], p_from timestamptz, p_until timestamptz)
returns bigint language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_from timestamptz := business_hour(p_from);
  v_until timestamptz := business_hour(p_until + interval '59 minutes');
  v_changed bigint;
begin
  with fresh as materialized (
    select h.hour, count(distinct f.player_id) as players
    from figure_player_bucket f
    join (select b as bucket, business_hour(b) as hour from generate_series(v_from, v_until, '5 minutes') b) h using (bucket)
    where f.bucket >= v_from and f.bucket < v_until and f.book = 'real' and f.kind = 'bet'
    group by h.hour
  ), written as (
    insert into figure_active_hour as a select * from fresh
    on conflict (hour) do update set players = excluded.players where a.players <> excluded.players
    returning 1
  ), gone as (
    delete from figure_active_hour a
    where a.hour >= v_from and a.hour < v_until and not exists (select from fresh s where s.hour = a.hour)
    returning 1
  ), fresh_day as materialized (
    select f.day, count(distinct f.player_id) as players
    from figure_player_day f
    where f.day = any (p_days) and f.book = 'real' and f.kind = 'bet'
    group by f.day
  ), written_day as (
    insert into figure_active_day as a select * from fresh_day
    on conflict (day) do update set players = excluded.players where a.players <> excluded.players
    returning 1
  ), gone_day as (
    delete from figure_active_day a
    where a.day = any (p_days) and not exists (select from fresh_day s where s.day = a.day)
    returning 1
  )
  select (select count(*) from written) + (select count(*) from gone) + (select count(*) from written_day)
    + (select count(*) from gone_day)
  into v_changed;
  return v_changed;
end $$;
