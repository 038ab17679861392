-- Adds up the buckets of business days anew, for some players or with null for all. Says how many figures are others now.
create or replace function recount_days(p_days date[], p_players uuid[]) returns bigint
language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_from timestamptz := (select min(business_day_begins(d)) from unnest(p_days) d);
  v_until timestamptz := (select max(business_day_begins(d + 1)) from unnest(p_days) d);
  v_changed bigint;
begin
  with bucket_day as materialized (
    select b.bucket, d.day
    from generate_series(v_from, v_until - interval '5 minutes', '5 minutes') as b (bucket)
    cross join lateral (select business_day(b.bucket) as day) d
    where d.day = any (p_days)
  ), fresh as materialized (
    select f.player_id, d.day, f.book, f.currency, f.source, f.kind, f.counter, f.product, f.vendor,
      total(f.in_count) as in_count, total(f.in_minor) as in_minor, total(f.out_count) as out_count,
      total(f.out_minor) as out_minor, max(f.line_version) as line_version
    from figure_player_bucket f
    join bucket_day d on d.bucket = f.bucket
    where f.bucket >= v_from and f.bucket < v_until and (p_players is null or f.player_id = any (p_players))
    group by f.player_id, d.day, f.book, f.currency, f.source, f.kind, f.counter, f.product, f.vendor
  ), written as (
    insert into figure_player_day as f select * from fresh
    on conflict (player_id, day, book, currency, source, kind, counter, product, vendor) do update
    set in_count = excluded.in_count, in_minor = excluded.in_minor, out_count = excluded.out_count,
      out_minor = excluded.out_minor, line_version = excluded.line_version
    where (f.in_count, f.in_minor, f.out_count, f.out_minor, f.line_version)
      is distinct from (excluded.in_count, excluded.in_minor, excluded.out_count, excluded.out_minor,
        excluded.line_version)
    returning 1
  ), gone as (
    delete from figure_player_day f
    where f.day = any (p_days) and (p_players is null or f.player_id = any (p_players)) and not exists (
      select from fresh s where (s.player_id, s.day, s.book, s.currency, s.source, s.kind, s.counter, s.product, s.vendor)
        = (f.player_id, f.day, f.book, f.currency, f.source, f.kind, f.counter, f.product, f.vendor))
    returning 1
  ), of_all as materialized (
    select d.day, f.book, f.currency, f.kind, f.counter, f.product, f.vendor, total(f.in_count) as in_count,
      total(f.in_minor) as in_minor, total(f.out_count) as out_count, total(f.out_minor) as out_minor
    from figure_bucket f
    join bucket_day d on d.bucket = f.bucket
    where f.bucket >= v_from and f.bucket < v_until
    group by d.day, f.book, f.currency, f.kind, f.counter, f.product, f.vendor
  ), written_of_all as (
    insert into figure_day as f select * from of_all
    on conflict (day, book, currency, kind, counter, product, vendor) do update
    set in_count = excluded.in_count, in_minor = excluded.in_minor, out_count = excluded.out_count,
      out_minor = excluded.out_minor
    where (f.in_count, f.in_minor, f.out_count, f.out_minor)
      <> (excluded.in_count, excluded.in_minor, excluded.out_count, excluded.out_minor)
    returning 1
  ), gone_of_all as (
    delete from figure_day f
    where f.day = any (p_days) and not exists (
      select from of_all s where (s.day, s.book, s.currency, s.kind, s.counter, s.product, s.vendor)
        = (f.day, f.book, f.currency, f.kind, f.counter, f.product, f.vendor))
    returning 1
  )
  select (select count(*) from written) + (select count(*) from gone) + (select count(*) from written_of_all)
    + (select count(*) from gone_of_all)
  into v_changed;
  return v_changed;
end $$;
