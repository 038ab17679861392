-- A page of a player's transfers, the newest first, found by counts: of days, then of the buckets of those days that hold it.
-- `transfer_keys` are those of the buckets, of which the first `skipped` are of the page before. Null filters take all.
create or replace function player_page(
  p_player_id uuid, p_book text, p_from date, p_to date, p_kinds text[], p_sources text[], p_product text, p_vendor text,
  p_offset bigint, p_limit bigint, out transfer_keys bigint[], out skipped bigint, out total bigint
) language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare
  v_open timestamptz := (select p.closed_before from figure_progress p);
  v_first date;
  v_last date;
  v_before bigint;
begin
  with of_day as (
    select d.day, sum(d.in_count + d.out_count) as n from player_days(p_player_id, p_book, p_from, p_to) d
    where moves_wallet(d.kind, d.source) and (p_kinds is null or d.kind = any (p_kinds))
      and (p_sources is null or d.source = any (p_sources)) and (p_product is null or d.product = p_product)
      and (p_vendor is null or d.vendor = p_vendor)
    group by d.day
  ), placed as (
    select o.day, o.n, sum(o.n) over (order by o.day desc) - o.n as before, sum(o.n) over () as total from of_day o
  )
  select max(p.total), min(p.day) filter (where p.before < p_offset + p_limit and p.before + p.n > p_offset),
    max(p.day) filter (where p.before < p_offset + p_limit and p.before + p.n > p_offset),
    min(p.before) filter (where p.before < p_offset + p_limit and p.before + p.n > p_offset)
  into total, v_first, v_last, v_before
  from placed p;
  total := coalesce(total, 0);
  if v_first is null then
    transfer_keys := '{}';
    skipped := 0;
    return;
  end if;

  with figure as materialized (
    select f.bucket, f.transfer_keys
    from (
      select b.bucket, b.source, b.kind, b.product, b.vendor, b.transfer_keys
      from figure_player_bucket b
      where b.player_id = p_player_id and b.book = p_book and b.bucket < v_open
        and b.bucket >= business_day_begins(v_first) and b.bucket < business_day_begins(v_last + 1)
      union all
      select l.bucket, l.source, l.kind, l.product, l.vendor, l.transfer_keys
      from figures_of_ledger(v_open, 'infinity') l
      where l.player_id = p_player_id and l.book = p_book
        and l.bucket >= business_day_begins(v_first) and l.bucket < business_day_begins(v_last + 1)
    ) f
    where moves_wallet(f.kind, f.source) and (p_kinds is null or f.kind = any (p_kinds))
      and (p_sources is null or f.source = any (p_sources)) and (p_product is null or f.product = p_product)
      and (p_vendor is null or f.vendor = p_vendor)
  ), of_bucket as (
    select f.bucket, sum(cardinality(f.transfer_keys)) as n from figure f group by f.bucket
  ), placed as (
    select o.bucket, o.n, v_before + sum(o.n) over (order by o.bucket desc) - o.n as before from of_bucket o
  ), wanted as (
    select p.bucket, p.before from placed p where p.before < p_offset + p_limit and p.before + p.n > p_offset
  )
  select coalesce(array_agg(k.key), '{}'), p_offset - coalesce((select min(w.before) from wanted w), p_offset)
  into transfer_keys, skipped
  from wanted w
  join figure f on f.bucket = w.bucket
  cross join lateral unnest(f.transfer_keys) as k (key);
end $$;
