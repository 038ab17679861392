-- Who paid in several times just below an amount within some hours.
create or replace function risk_structured_deposits(
  p_from timestamptz, p_until timestamptz, p_hours integer, p_below bigint, p_band_percent integer, p_count integer
) returns table (player_id uuid, day date, counted jsonb, evidence jsonb, others uuid[])
language sql stable
begin atomic
  with near as materialized (
    select p.player_id, p.order_id, p.amount_minor, p.noticed_at
    from deposit_payment p
    where p.noticed_at >= p_from - make_interval(hours => p_hours) and p.noticed_at < p_until
      and p.amount_minor < p_below and p.amount_minor * 100 >= p_below * (100 - p_band_percent)
  ), ends as (
    select n.player_id, business_day(n.noticed_at) as day, max(n.noticed_at) as last_at
    from near n
    where n.noticed_at >= p_from and (
      select count(*) from near b
      where b.player_id = n.player_id and b.noticed_at <= n.noticed_at
        and b.noticed_at > n.noticed_at - make_interval(hours => p_hours)
    ) >= p_count
    group by n.player_id, business_day(n.noticed_at)
  )
  select e.player_id, e.day, jsonb_build_object('deposits', c.deposits, 'deposited', c.deposited, 'largest', c.largest),
    c.rows, '{}'::uuid[]
  from ends e
  cross join lateral (
    select count(*) as deposits, sum(n.amount_minor)::bigint as deposited, max(n.amount_minor) as largest,
      jsonb_agg(jsonb_build_object('at', n.noticed_at, 'kind', 'deposit', 'amount', n.amount_minor,
        'reference', 'D' || upper(right(n.order_id::text, 8))) order by n.noticed_at) as rows
    from near n
    where n.player_id = e.player_id and n.noticed_at <= e.last_at and n.noticed_at > e.last_at - make_interval(hours => p_hours)
  ) c;
end;
