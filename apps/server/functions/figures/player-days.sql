-- A player's figures of business days as they are now: the counted days, with the open buckets in them taken anew from the
-- ledger. The plan is made for the instant each time, which is what finds the few transfers since.
create or replace function player_days(p_player_id uuid, p_book text, p_from date, p_to date)
returns table (
  day date, source text, kind text, counter text, product text, vendor text, in_count bigint, in_minor bigint,
  out_count bigint, out_minor bigint
) language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare
  v_open timestamptz := (select p.closed_before from figure_progress p);
begin
  return query
  select f.day, f.source, f.kind, f.counter, f.product, f.vendor, total(f.in_count), total(f.in_minor),
    total(f.out_count), total(f.out_minor)
  from (
    select d.day, d.source, d.kind, d.counter, d.product, d.vendor, d.in_count, d.in_minor, d.out_count, d.out_minor
    from figure_player_day d where d.player_id = p_player_id and d.book = p_book and d.day between p_from and p_to
    union all
    select business_day(b.bucket), b.source, b.kind, b.counter, b.product, b.vendor, -b.in_count, -b.in_minor, -b.out_count,
      -b.out_minor
    from figure_player_bucket b where b.player_id = p_player_id and b.book = p_book and b.bucket >= v_open
    union all
    select business_day(l.bucket), l.source, l.kind, l.counter, l.product, l.vendor, l.in_count, l.in_minor, l.out_count,
      l.out_minor
    from figures_of_ledger(v_open, 'infinity') l where l.player_id = p_player_id and l.book = p_book
  ) f
  where f.day between p_from and p_to
  group by f.day, f.source, f.kind, f.counter, f.product, f.vendor
  having sum(f.in_count) + sum(f.out_count) > 0;
end $$;
