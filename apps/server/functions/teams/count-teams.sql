-- Adds buckets of the figures, and who joined in them, to the days of every team that their players were in. The caller holds
-- `team_progress`, so no bucket is added twice. An account is active on a day from the bucket in which its own stakes reach
-- `p_active_minor`. Says how many rows of teams that touched.
create or replace function count_teams(p_from timestamptz, p_until timestamptz, p_active_minor bigint) returns bigint
language plpgsql set plan_cache_mode = force_custom_plan set work_mem = '64MB' as $$
declare
  v_touched bigint;
begin
  with bucket_day as materialized (
    select b.bucket, d.day, business_day_begins(d.day + 1) as ends
    from generate_series(p_from, p_until - interval '5 minutes', '5 minutes') as b (bucket)
    cross join lateral (select business_day(b.bucket) as day) d
  ), moved as (
    select f.player_id, f.bucket, 0 as joined,
      sum(f.in_count) filter (where f.kind = 'deposit') as deposit_count,
      sum(f.in_minor) filter (where f.kind = 'deposit') as deposit_minor,
      sum(f.out_count) filter (where f.kind = 'withdrawal') as withdrawal_count,
      sum(f.out_minor) filter (where f.kind = 'withdrawal') as withdrawal_minor,
      sum(f.out_count) filter (where f.kind = 'bet') as bet_count,
      sum(case f.kind when 'bet' then f.out_minor when 'rollback' then -f.in_minor end) as stake_minor,
      sum(case f.kind when 'win' then f.in_minor when 'rollback' then -f.out_minor when 'receivable' then -f.out_minor end)
        as won_minor,
      sum(f.in_minor - f.out_minor) filter (where f.kind in ('grant', 'bonus_forfeit')) as bonus_minor
    from figure_player_bucket f
    where f.bucket >= p_from and f.bucket < p_until and f.book = 'real'
    group by f.player_id, f.bucket
    union all
    select e.player_id, date_bin('5 minutes', e.valid_from, 'epoch'), 1, 0, 0, 0, 0, 0, 0, 0, 0
    from agent_edge e
    where e.valid_from >= p_from and e.valid_from < p_until
      and not exists (select from agent_edge b where b.player_id = e.player_id and b.valid_from < e.valid_from)
  ), own as materialized (
    -- Whole again after the first sum: what is summed of it for each ancestor is more rows.
    select m.player_id, d.day, min(m.bucket) as bucket, max(d.ends) as ends, sum(m.joined)::bigint as joined,
      coalesce(sum(m.deposit_count), 0)::bigint as deposit_count,
      coalesce(sum(m.deposit_minor), 0)::bigint as deposit_minor,
      coalesce(sum(m.withdrawal_count), 0)::bigint as withdrawal_count,
      coalesce(sum(m.withdrawal_minor), 0)::bigint as withdrawal_minor,
      coalesce(sum(m.bet_count), 0)::bigint as bet_count, coalesce(sum(m.stake_minor), 0)::bigint as stake_minor,
      coalesce(sum(m.won_minor), 0)::bigint as won_minor, coalesce(sum(m.bonus_minor), 0)::bigint as bonus_minor
    from moved m join bucket_day d on d.bucket = m.bucket
    group by m.player_id, d.day
  ), judged as materialized (
    select o.*, (coalesce(t.own_stake_minor, 0) < p_active_minor
      and coalesce(t.own_stake_minor, 0) + o.stake_minor >= p_active_minor)::integer as active
    from own o left join team_day t on t.player_id = o.player_id and t.day = o.day
  ), placed as materialized (
    select j.*, e.upline_id
    from judged j join agent_edge e on e.player_id = j.player_id and e.valid_from < j.ends and e.valid_to > j.bucket
  ), side_by_side as materialized (
    -- Those directly below one account have all others above them in common, so these are reached once for all of them.
    select p.upline_id, p.day, min(p.bucket) as bucket, max(p.ends) as ends, sum(p.joined)::bigint as joined,
      sum(p.active)::bigint as active, sum(p.deposit_count)::bigint as deposit_count,
      sum(p.deposit_minor)::bigint as deposit_minor, sum(p.withdrawal_count)::bigint as withdrawal_count,
      sum(p.withdrawal_minor)::bigint as withdrawal_minor, sum(p.bet_count)::bigint as bet_count,
      sum(p.stake_minor)::bigint as stake_minor, sum(p.won_minor)::bigint as won_minor,
      sum(p.bonus_minor)::bigint as bonus_minor
    from placed p where p.upline_id is not null group by p.upline_id, p.day
  ), part as (
    select p.player_id, p.day, p.stake_minor as own_stake_minor, 0 as joined, p.active, p.deposit_count, p.deposit_minor,
      p.withdrawal_count, p.withdrawal_minor, p.bet_count, p.stake_minor, p.won_minor, p.bonus_minor
    from placed p
    union all
    select c.ancestor_id, s.day, 0, s.joined, s.active, s.deposit_count, s.deposit_minor, s.withdrawal_count,
      s.withdrawal_minor, s.bet_count, s.stake_minor, s.won_minor, s.bonus_minor
    from side_by_side s
    join agent_closure c on c.descendant_id = s.upline_id and c.valid_from < s.ends and c.valid_to > s.bucket
  ), added as (
    insert into team_day as t (player_id, day, own_stake_minor, joined, active, deposit_count, deposit_minor,
      withdrawal_count, withdrawal_minor, bet_count, stake_minor, won_minor, bonus_minor)
    select p.player_id, p.day, sum(p.own_stake_minor), sum(p.joined), sum(p.active), sum(p.deposit_count),
      sum(p.deposit_minor), sum(p.withdrawal_count), sum(p.withdrawal_minor), sum(p.bet_count), sum(p.stake_minor),
      sum(p.won_minor), sum(p.bonus_minor)
    from part p
    group by p.player_id, p.day
    on conflict (player_id, day) do update set
      own_stake_minor = t.own_stake_minor + excluded.own_stake_minor, joined = t.joined + excluded.joined,
      active = t.active + excluded.active, deposit_count = t.deposit_count + excluded.deposit_count,
      deposit_minor = t.deposit_minor + excluded.deposit_minor,
      withdrawal_count = t.withdrawal_count + excluded.withdrawal_count,
      withdrawal_minor = t.withdrawal_minor + excluded.withdrawal_minor, bet_count = t.bet_count + excluded.bet_count,
      stake_minor = t.stake_minor + excluded.stake_minor, won_minor = t.won_minor + excluded.won_minor,
      bonus_minor = t.bonus_minor + excluded.bonus_minor
    returning 1
  )
  select count(*) into v_touched from added;
  return v_touched;
end $$;
