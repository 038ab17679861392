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
    select m.player_id, d.day, min(m.bucket) as bucket, max(d.ends) as ends, total(m.joined) as joined,
      total(m.in_count) filter (where m.kind = 'deposit') as deposit_count,
      total(m.in_minor) filter (where m.kind = 'deposit') as deposit_minor,
      total(m.out_count) filter (where m.kind = 'withdrawal') as withdrawal_count,
      total(m.out_minor) filter (where m.kind = 'withdrawal') as withdrawal_minor,
      total(m.out_count) filter (where m.kind = 'bet') as bet_count,
      total(case m.kind when 'bet' then m.out_minor when 'rollback' then -m.in_minor end) as stake_minor,
      total(case m.kind when 'win' then m.in_minor when 'rollback' then -m.out_minor
        when 'receivable' then -m.out_minor end) as won_minor,
      total(m.in_minor - m.out_minor) filter (where m.kind in ('grant', 'bonus_forfeit')) as bonus_minor
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
    select p.upline_id, p.day, min(p.bucket) as bucket, max(p.ends) as ends, total(p.joined) as joined,
      total(p.active) as active, total(p.deposit_count) as deposit_count, total(p.deposit_minor) as deposit_minor,
      total(p.withdrawal_count) as withdrawal_count, total(p.withdrawal_minor) as withdrawal_minor,
      total(p.bet_count) as bet_count, total(p.stake_minor) as stake_minor, total(p.won_minor) as won_minor,
      total(p.bonus_minor) as bonus_minor
    from placed p where p.upline_id is not null group by p.upline_id, p.day
  ), above as (
    select e.upline_id, s.day, min(s.bucket) as bucket, max(s.ends) as ends, total(s.joined) as joined,
      total(s.active) as active, total(s.deposit_count) as deposit_count, total(s.deposit_minor) as deposit_minor,
      total(s.withdrawal_count) as withdrawal_count, total(s.withdrawal_minor) as withdrawal_minor,
      total(s.bet_count) as bet_count, total(s.stake_minor) as stake_minor, total(s.won_minor) as won_minor,
      total(s.bonus_minor) as bonus_minor
    from side_by_side s
    join agent_edge e on e.player_id = s.upline_id and e.valid_from < s.ends and e.valid_to > s.bucket
    where e.upline_id is not null group by e.upline_id, s.day
  ), part as (
    -- Once, however many lines an account has had in the day: one of them goes on after it.
    select p.player_id, p.day, p.stake_minor as own_stake_minor, 0::bigint as joined, p.active::bigint as active,
      p.deposit_count, p.deposit_minor, p.withdrawal_count, p.withdrawal_minor, p.bet_count, p.stake_minor, p.won_minor,
      p.bonus_minor
    from placed p where p.is_last
    union all
    select s.upline_id, s.day, 0, s.joined, s.active, s.deposit_count, s.deposit_minor, s.withdrawal_count,
      s.withdrawal_minor, s.bet_count, s.stake_minor, s.won_minor, s.bonus_minor
    from side_by_side s
    union all
    select c.ancestor_id, a.day, 0, a.joined, a.active, a.deposit_count, a.deposit_minor, a.withdrawal_count,
      a.withdrawal_minor, a.bet_count, a.stake_minor, a.won_minor, a.bonus_minor
    from above a
    join agent_closure c on c.descendant_id = a.upline_id and c.valid_from < a.ends and c.valid_to > a.bucket
  ), team as (
    select p.player_id, p.day, total(p.own_stake_minor) as own_stake_minor, total(p.joined) as joined,
      total(p.active) as active,
      total(p.deposit_count) as deposit_count, total(p.deposit_minor) as deposit_minor,
      total(p.withdrawal_count) as withdrawal_count, total(p.withdrawal_minor) as withdrawal_minor,
      total(p.bet_count) as bet_count, total(p.stake_minor) as stake_minor, total(p.won_minor) as won_minor,
      total(p.bonus_minor) as bonus_minor
    from part p group by p.player_id, p.day
  )
  -- In the order of the key, so that each of its pages is written once.
  merge into team_day t using (select * from team order by player_id, day) n
  on t.player_id = n.player_id and t.day = n.day
  when matched then update set
    own_stake_minor = t.own_stake_minor + n.own_stake_minor, joined = t.joined + n.joined,
    active = t.active + n.active, deposit_count = t.deposit_count + n.deposit_count,
    deposit_minor = t.deposit_minor + n.deposit_minor,
    withdrawal_count = t.withdrawal_count + n.withdrawal_count,
    withdrawal_minor = t.withdrawal_minor + n.withdrawal_minor, bet_count = t.bet_count + n.bet_count,
    stake_minor = t.stake_minor + n.stake_minor, won_minor = t.won_minor + n.won_minor,
    bonus_minor = t.bonus_minor + n.bonus_minor
  when not matched then insert (player_id, day, own_stake_minor, joined, active, deposit_count, deposit_minor,
    withdrawal_count, withdrawal_minor, bet_count, stake_minor, won_minor, bonus_minor)
  values (n.player_id, n.day, n.own_stake_minor, n.joined, n.active, n.deposit_count, n.deposit_minor,
    n.withdrawal_count, n.withdrawal_minor, n.bet_count, n.stake_minor, n.won_minor, n.bonus_minor);
  get diagnostics v_touched = row_count;
  return v_touched;
end $$;
