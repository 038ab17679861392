-- Real money of the whole brand by five minutes from an instant on: closed buckets, and the open ones from the ledger itself.
create or replace function house_buckets(p_from timestamptz)
returns table (
  bucket timestamptz, currency text, kind text, product text, vendor text, in_count bigint, in_minor bigint,
  out_count bigint, out_minor bigint
) language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare
  v_open timestamptz := (select greatest(p.closed_before, p_from) from figure_progress p);
begin
  return query
  select f.bucket, f.currency, f.kind, f.product, f.vendor, f.in_count, f.in_minor, f.out_count, f.out_minor
  from figure_bucket f where f.book = 'real' and f.bucket >= p_from and f.bucket < v_open
  union all
  select l.bucket, l.currency, l.kind, l.product, l.vendor, total(l.in_count), total(l.in_minor),
    total(l.out_count), total(l.out_minor)
  from figures_of_ledger(v_open, 'infinity') l where l.book = 'real'
  group by l.bucket, l.currency, l.kind, l.product, l.vendor;
end $$;
