-- Who took out most of what had just come in, with little play between. What was played is counted by whole buckets from the
-- one of the first deposit on, so rather too much of it than too little. Only what figures have counted is looked at.
create or replace function risk_rapid_in_out(
  p_from timestamptz, p_until timestamptz, p_hours integer, p_minimum bigint, p_played_percent integer, p_withdrawn_percent integer
) returns table (player_id uuid, day date, counted jsonb, evidence jsonb, others uuid[])
language sql stable
begin atomic
  with asked as (
    select w.player_id, business_day(w.requested_at) as day, w.id, w.amount_minor, w.requested_at
    from withdrawal w
    where w.requested_at >= p_from and w.requested_at < p_until and w.state not in ('cancelled', 'rejected')
  ), out as (
    select a.player_id, a.day, sum(a.amount_minor)::bigint as withdrawn, max(a.requested_at) as last_at,
      jsonb_agg(jsonb_build_object('at', a.requested_at, 'kind', 'withdrawal', 'amount', a.amount_minor,
        'reference', 'W' || upper(right(a.id::text, 8))) order by a.requested_at) as rows
    from asked a group by a.player_id, a.day
  ), paid as (
    select o.*, d.deposited, d.first_at, d.rows as deposits
    from out o
    cross join lateral (
      select sum(p.amount_minor)::bigint as deposited, min(p.noticed_at) as first_at,
        jsonb_agg(jsonb_build_object('at', p.noticed_at, 'kind', 'deposit', 'amount', p.amount_minor,
          'reference', 'D' || upper(right(p.order_id::text, 8))) order by p.noticed_at) as rows
      from deposit_payment p
      where p.player_id = o.player_id and p.noticed_at > o.last_at - make_interval(hours => p_hours) and p.noticed_at <= o.last_at
    ) d
    where d.deposited >= p_minimum and o.withdrawn * 100 >= d.deposited * p_withdrawn_percent
  ), played as (
    select i.*, s.staked
    from paid i
    cross join lateral (
      select coalesce(sum(f.out_minor) filter (where f.kind = 'bet'), 0)::bigint
        - coalesce(sum(f.in_minor) filter (where f.kind = 'rollback'), 0)::bigint as staked
      from figure_player_bucket f
      where f.player_id = i.player_id and f.book = 'real' and f.kind in ('bet', 'rollback')
        and f.bucket >= date_bin('5 minutes', i.first_at, 'epoch') and f.bucket <= i.last_at
    ) s
    where s.staked * 100 < i.deposited * p_played_percent
  )
  select p.player_id, p.day,
    jsonb_build_object('deposited', p.deposited, 'withdrawn', p.withdrawn, 'played', p.staked,
      'withdrawnPercent', p.withdrawn * 100 / p.deposited, 'playedPercent', p.staked * 100 / p.deposited),
    p.deposits || p.rows, '{}'::uuid[]
  from played p;
end;
