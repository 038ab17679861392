-- Counts the buckets of a span anew and says how many figures are others now, and of which players and business days. What is
-- as it was is not written. The caller holds `figure_progress`, so that one counts at a time. A plan
-- for any span would go over the whole ledger.
create or replace function recount_buckets(
  p_from timestamptz, p_until timestamptz, out changed bigint, out players uuid[], out days date[]
) language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  with fresh as materialized (
    select * from figures_of_ledger(p_from, p_until)
  ), written as (
    insert into figure_player_bucket as f select * from fresh
    on conflict (player_id, bucket, book, currency, source, kind, counter, product, vendor) do update
    set in_count = excluded.in_count, in_minor = excluded.in_minor, out_count = excluded.out_count,
      out_minor = excluded.out_minor, transfer_keys = excluded.transfer_keys, line_version = excluded.line_version
    where (f.in_count, f.in_minor, f.out_count, f.out_minor, f.transfer_keys, f.line_version)
      is distinct from (excluded.in_count, excluded.in_minor, excluded.out_count, excluded.out_minor,
        excluded.transfer_keys, excluded.line_version)
    returning f.player_id, f.bucket
  ), gone as (
    delete from figure_player_bucket f
    where f.bucket >= p_from and f.bucket < p_until and not exists (
      select from fresh s where (s.player_id, s.bucket, s.book, s.currency, s.source, s.kind, s.counter, s.product, s.vendor)
        = (f.player_id, f.bucket, f.book, f.currency, f.source, f.kind, f.counter, f.product, f.vendor))
    returning f.player_id, f.bucket
  ), of_all as materialized (
    select s.bucket, s.book, s.currency, s.kind, s.counter, s.product, s.vendor, total(s.in_count) as in_count,
      total(s.in_minor) as in_minor, total(s.out_count) as out_count, total(s.out_minor) as out_minor
    from fresh s group by s.bucket, s.book, s.currency, s.kind, s.counter, s.product, s.vendor
  ), written_of_all as (
    insert into figure_bucket as f select * from of_all
    on conflict (bucket, book, currency, kind, counter, product, vendor) do update
    set in_count = excluded.in_count, in_minor = excluded.in_minor, out_count = excluded.out_count,
      out_minor = excluded.out_minor
    where (f.in_count, f.in_minor, f.out_count, f.out_minor)
      <> (excluded.in_count, excluded.in_minor, excluded.out_count, excluded.out_minor)
    returning f.bucket
  ), gone_of_all as (
    delete from figure_bucket f
    where f.bucket >= p_from and f.bucket < p_until and not exists (
      select from of_all s where (s.bucket, s.book, s.currency, s.kind, s.counter, s.product, s.vendor)
        = (f.bucket, f.book, f.currency, f.kind, f.counter, f.product, f.vendor))
    returning f.bucket
  ), touched as (
    select w.player_id, w.bucket from written w
    union all select g.player_id, g.bucket from gone g
    union all select null, w.bucket from written_of_all w
    union all select null, g.bucket from gone_of_all g
  )
  select count(*), coalesce(array_agg(distinct t.player_id) filter (where t.player_id is not null), '{}'),
    coalesce((select array_agg(distinct business_day(d.bucket)) from (select distinct bucket from touched) d), '{}')
  into changed, players, days
  from touched t;
end $$;
