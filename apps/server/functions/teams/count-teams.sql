-- Adds buckets of the figures, and who joined in them, to the days of every team that their players were in. The caller holds
-- `team_progress`, so no bucket is added twice. An account is active on a day from the bucket in which its own stakes reach
-- `p_active_minor`. Says how many rows of teams that touched.
--
-- Those directly below one account have all others above them in common, so these are reached once for all of them, and so
-- again for the accounts below one of theirs: of a tree of three each that leaves a ninth of the ways up.
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
    select f.player_id, f.bucket, 0 as joined, f.kind, f.in_count, f.in_minor, f.out_count, f.out_minor
    from figure_player_bucket f
    where f.bucket >= p_from and f.bucket < p_until and f.book = 'real'
    union all
    select e.player_id, date_bin('5 minutes', e.valid_from, 'epoch'), 1, '', 0, 0, 0, 0
    from agent_edge e
    where e.valid_from >= p_from and e.valid_from < p_until
      and not exists (select from agent_edge b where b.player_id = e.player_id and b.valid_from < e.valid_from)
  ), own as (
    -- Whole numbers again after each sum: what comes after it is more rows.
    select m.player_id, d.day, min(m.bucket) as bucket, max(d.ends) as ends, sum(m.joined)::bigint as joined,
      coalesce(sum(m.in_count) filter (where m.kind = 'deposit'), 0)::bigint as deposit_count,
      coalesce(sum(m.in_minor) filter (where m.kind = 'deposit'), 0)::bigint as deposit_minor,
      coalesce(sum(m.out_count) filter (where m.kind = 'withdrawal'), 0)::bigint as withdrawal_count,
      coalesce(sum(m.out_minor) filter (where m.kind = 'withdrawal'), 0)::bigint as withdrawal_minor,
      coalesce(sum(m.out_count) filter (where m.kind = 'bet'), 0)::bigint as bet_count,
      coalesce(sum(case m.kind when 'bet' then m.out_minor when 'rollback' then -m.in_minor end), 0)::bigint as stake_minor,
      coalesce(sum(case m.kind when 'win' then m.in_minor when 'rollback' then -m.out_minor
        when 'receivable' then -m.out_minor end), 0)::bigint as won_minor,
      coalesce(sum(m.in_minor - m.out_minor) filter (where m.kind in ('grant', 'bonus_forfeit')), 0)::bigint as bonus_minor
    from moved m join bucket_day d on d.bucket = m.bucket
    group by m.player_id, d.day
  ), judged as (
    select o.*, (coalesce(t.own_stake_minor, 0) < p_active_minor
      and coalesce(t.own_stake_minor, 0) + o.stake_minor >= p_active_minor)::integer as active
    from own o left join team_day t on t.player_id = o.player_id and t.day = o.day
  ), placed as materialized (
    select j.*, e.upline_id, e.valid_to >= j.ends as is_last
    from judged j join agent_edge e on e.player_id = j.player_id and e.valid_from < j.ends and e.valid_to > j.bucket
  ), side_by_side as materialized (
    select p.upline_id, p.day, min(p.bucket) as bucket, max(p.ends) as ends, sum(p.joined)::bigint as joined,
      sum(p.active)::bigint as active, sum(p.deposit_count)::bigint as deposit_count,
      sum(p.deposit_minor)::bigint as deposit_minor, sum(p.withdrawal_count)::bigint as withdrawal_count,
      sum(p.withdrawal_minor)::bigint as withdrawal_minor, sum(p.bet_count)::bigint as bet_count,
      sum(p.stake_minor)::bigint as stake_minor, sum(p.won_minor)::bigint as won_minor,
      sum(p.bonus_minor)::bigint as bonus_minor
    from placed p where p.upline_id is not null group by p.upline_id, p.day
  ), above as (
    select e.upline_id, s.day, min(s.bucket) as bucket, max(s.ends) as ends, sum(s.joined)::bigint as joined,
      sum(s.active)::bigint as active, sum(s.deposit_count)::bigint as deposit_count,
      sum(s.deposit_minor)::bigint as deposit_minor, sum(s.withdrawal_count)::bigint as withdrawal_count,
      sum(s.withdrawal_minor)::bigint as withdrawal_minor, sum(s.bet_count)::bigint as bet_count,
      sum(s.stake_minor)::bigint as stake_minor, sum(s.won_minor)::bigint as won_minor,
      sum(s.bonus_minor)::bigint as bonus_minor
    from side_by_side s
    join agent_edge e on e.player_id = s.upline_id and e.valid_from < s.ends and e.valid_to > s.bucket
    where e.upline_id is not null group by e.upline_id, s.day
  ), part as (
    select s.upline_id as player_id, s.day, s.joined, s.active, s.deposit_count, s.deposit_minor, s.withdrawal_count,
      s.withdrawal_minor, s.bet_count, s.stake_minor, s.won_minor, s.bonus_minor
    from side_by_side s
    union all
    select c.ancestor_id, a.day, a.joined, a.active, a.deposit_count, a.deposit_minor, a.withdrawal_count,
      a.withdrawal_minor, a.bet_count, a.stake_minor, a.won_minor, a.bonus_minor
    from above a
    join agent_closure c on c.descendant_id = a.upline_id and c.valid_from < a.ends and c.valid_to > a.bucket
  ), below as (
    select p.player_id, p.day, sum(p.joined)::bigint as joined, sum(p.active)::bigint as active,
      sum(p.deposit_count)::bigint as deposit_count, sum(p.deposit_minor)::bigint as deposit_minor,
      sum(p.withdrawal_count)::bigint as withdrawal_count, sum(p.withdrawal_minor)::bigint as withdrawal_minor,
      sum(p.bet_count)::bigint as bet_count, sum(p.stake_minor)::bigint as stake_minor, sum(p.won_minor)::bigint as won_minor,
      sum(p.bonus_minor)::bigint as bonus_minor
    from part p group by p.player_id, p.day
  ), team as (
    select player_id, day, coalesce(o.stake_minor, 0) as own_stake_minor, coalesce(b.joined, 0) as joined,
      coalesce(o.active, 0) + coalesce(b.active, 0) as active,
      coalesce(o.deposit_count, 0) + coalesce(b.deposit_count, 0) as deposit_count,
      coalesce(o.deposit_minor, 0) + coalesce(b.deposit_minor, 0) as deposit_minor,
      coalesce(o.withdrawal_count, 0) + coalesce(b.withdrawal_count, 0) as withdrawal_count,
      coalesce(o.withdrawal_minor, 0) + coalesce(b.withdrawal_minor, 0) as withdrawal_minor,
      coalesce(o.bet_count, 0) + coalesce(b.bet_count, 0) as bet_count,
      coalesce(o.stake_minor, 0) + coalesce(b.stake_minor, 0) as stake_minor,
      coalesce(o.won_minor, 0) + coalesce(b.won_minor, 0) as won_minor,
      coalesce(o.bonus_minor, 0) + coalesce(b.bonus_minor, 0) as bonus_minor
    -- Once, however many lines an account has had in the day: one of them goes on after it.
    from (select p.* from placed p where p.is_last) o
    full join below b using (player_id, day)
  )
  insert into team_day as t (player_id, day, own_stake_minor, joined, active, deposit_count, deposit_minor,
    withdrawal_count, withdrawal_minor, bet_count, stake_minor, won_minor, bonus_minor)
  select player_id, day, own_stake_minor, joined, active, deposit_count, deposit_minor, withdrawal_count, withdrawal_minor,
    bet_count, stake_minor, won_minor, bonus_minor
  -- In the order of the key, so that each of its pages is written once.
  from team order by player_id, day
  on conflict (player_id, day) do update set
    own_stake_minor = t.own_stake_minor + excluded.own_stake_minor, joined = t.joined + excluded.joined,
    active = t.active + excluded.active, deposit_count = t.deposit_count + excluded.deposit_count,
    deposit_minor = t.deposit_minor + excluded.deposit_minor,
    withdrawal_count = t.withdrawal_count + excluded.withdrawal_count,
    withdrawal_minor = t.withdrawal_minor + excluded.withdrawal_minor, bet_count = t.bet_count + excluded.bet_count,
    stake_minor = t.stake_minor + excluded.stake_minor, won_minor = t.won_minor + excluded.won_minor,
    bonus_minor = t.bonus_minor + excluded.bonus_minor;
  get diagnostics v_touched = row_count;
  return v_touched;
end $$;
