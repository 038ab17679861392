-- Who played otherwise on a business day than in the four weeks before. Four signs are looked at, each against the player's own
-- past: stakes far above a usual day while the last days were lost, play at night by who does not play at night, deposits each
-- of which follows a loss, limits that were asked to be higher. One alone is nothing.
create or replace function risk_change_of_play(
  p_day date, p_minimum bigint, p_signs integer, p_stake_times integer, p_days_played integer, p_night_from integer,
  p_night_until integer, p_night_percent integer, p_usual_night_percent integer, p_deposits integer
) returns table (player_id uuid, day date, counted jsonb, evidence jsonb, others uuid[])
language sql stable
begin atomic
  with today as materialized (
    select d.player_id, sum(d.out_minor)::bigint as stake
    from figure_player_day d
    where d.day = p_day and d.book = 'real' and d.kind = 'bet'
    group by d.player_id having sum(d.out_minor) >= p_minimum
  ), past as materialized (
    select t.player_id, count(distinct d.day) filter (where d.kind = 'bet' and d.out_minor > 0 and d.day < p_day) as days,
      coalesce(sum(d.out_minor) filter (where d.kind = 'bet' and d.day < p_day), 0)::bigint as stake,
      coalesce(sum(d.out_minor - d.in_minor) filter (where d.day >= p_day - 2), 0)::bigint as lost
    from today t
    join figure_player_day d on d.player_id = t.player_id and d.day between p_day - 28 and p_day and d.book = 'real'
      and d.kind in ('bet', 'win', 'rollback')
    group by t.player_id
  ), hours as materialized (
    select t.player_id, f.bucket, business_day(f.bucket) = p_day as is_today, f.out_minor,
      extract(hour from f.bucket at time zone c.zone) >= p_night_from
        and extract(hour from f.bucket at time zone c.zone) < p_night_until as is_night
    from today t
    join figure_player_bucket f on f.player_id = t.player_id and f.book = 'real' and f.kind = 'bet'
      and f.bucket >= business_day_begins(p_day - 28) and f.bucket < business_day_begins(p_day + 1)
    cross join (select b.zone from business_calendar b where b.valid_from <= business_day_begins(p_day) order by b.valid_from desc
      limit 1) c
  ), night as (
    select h.player_id,
      (coalesce(sum(h.out_minor) filter (where h.is_today and h.is_night), 0) * 100
        / nullif(sum(h.out_minor) filter (where h.is_today), 0))::bigint as percent,
      (coalesce(sum(h.out_minor) filter (where not h.is_today and h.is_night), 0) * 100
        / nullif(sum(h.out_minor) filter (where not h.is_today), 0))::bigint as usual
    from hours h group by h.player_id
  ), paid as materialized (
    select t.player_id, p.order_id, p.amount_minor, p.noticed_at,
      coalesce(lag(p.noticed_at) over (partition by t.player_id order by p.noticed_at, p.order_id), business_day_begins(p_day)) as since
    from today t
    join deposit_payment p on p.player_id = t.player_id
      and p.noticed_at >= business_day_begins(p_day) and p.noticed_at < business_day_begins(p_day + 1)
  ), chased as materialized (
    select p.player_id, p.order_id, p.amount_minor, p.noticed_at
    from paid p
    where 0 < (
      select coalesce(sum(f.out_minor - f.in_minor), 0) from figure_player_bucket f
      where f.player_id = p.player_id and f.book = 'real' and f.kind in ('bet', 'win', 'rollback')
        and f.bucket >= p.since and f.bucket < p.noticed_at)
  ), raised as materialized (
    select t.player_id, e.at, e.id, e.amount_minor, e.subject || ' / ' || e.period as reference
    from today t
    join safer_play_event e on e.player_id = t.player_id and e.kind = 'raiseAsked'
      and e.at >= business_day_begins(p_day - 6) and e.at < business_day_begins(p_day + 1)
  ), signs as (
    select t.player_id, t.stake, p.days, p.stake / nullif(p.days, 0) as usual, greatest(p.lost, 0) as lost,
      coalesce(n.percent, 0) as night, coalesce(n.usual, 0) as usual_night,
      (select count(*) from chased c where c.player_id = t.player_id) as deposits,
      (select count(*) from raised r where r.player_id = t.player_id) as raises,
      p.days >= p_days_played as has_past
    from today t
    join past p on p.player_id = t.player_id
    left join night n on n.player_id = t.player_id
  ), judged as (
    select s.*, (s.has_past and s.lost > 0 and s.stake >= s.usual * p_stake_times)::integer
      + (s.has_past and s.night >= p_night_percent and s.usual_night <= p_usual_night_percent)::integer
      + (s.deposits >= p_deposits)::integer + (s.raises > 0)::integer as signs
    from signs s
  )
  select j.player_id, p_day,
    jsonb_build_object('signs', j.signs, 'stake', j.stake, 'usualStake', coalesce(j.usual, 0),
      'stakeTimes', coalesce(round(j.stake::numeric / nullif(j.usual, 0), 1), 0), 'lost', j.lost, 'daysPlayed', j.days, 'nightPercent', j.night,
      'usualNightPercent', j.usual_night, 'depositsAfterLosses', j.deposits, 'raises', j.raises),
    (
      select jsonb_agg(r.row order by r.row ->> 'at') from (
        select jsonb_build_object('at', business_day_begins(d.day), 'kind', 'day', 'amount', sum(d.out_minor)::bigint,
          'reference', d.day::text) as row
        from figure_player_day d
        where d.player_id = j.player_id and d.day between p_day - 28 and p_day and d.book = 'real' and d.kind = 'bet'
        group by d.day
        union all
        select jsonb_build_object('at', c.noticed_at, 'kind', 'deposit', 'amount', c.amount_minor,
          'reference', 'D' || upper(right(c.order_id::text, 8))) from chased c where c.player_id = j.player_id
        union all
        select jsonb_build_object('at', r.at, 'kind', 'limit', 'amount', r.amount_minor, 'reference', r.reference)
        from raised r where r.player_id = j.player_id
      ) r
    ), '{}'::uuid[]
  from judged j
  where j.signs >= p_signs;
end;
