-- What each agent's team came to in a window, whether the agent has a contract or not. A member counts once in each team, and as
-- active from a stake on.
create or replace function agent_team_plays(
  p_family text, p_begins timestamptz, p_ends timestamptz, p_currency text, p_active_minor bigint
) returns table (
  ancestor_id uuid, stake_minor bigint, active bigint, win_minor bigint, lost_minor bigint, won_minor bigint
) language plpgsql stable set plan_cache_mode = force_custom_plan rows 10000 as $$
begin
  return query
  with play as materialized (
    select p.*, count(*) over (partition by p.player_id) > 1 as is_moved
    from agent_plays(p_family, p_begins, p_ends, p_currency) p
  ), part as (
    -- Whoever played below one line of ancestors counts by that alone, which is nearly everybody.
    select a.ancestor_id, sum(p.stake_minor) as stake_minor,
      count(*) filter (where p.stake_minor >= p_active_minor and p.stake_minor > 0) as active,
      sum(p.win_minor) as win_minor, sum(p.lost_minor) as lost_minor, sum(p.won_minor) as won_minor
    from play p
    join agent_closure a on a.descendant_id = p.player_id and a.valid_from <= p.at and a.valid_to > p.at
    where not p.is_moved group by a.ancestor_id
    union all
    select m.ancestor_id, sum(m.stake_minor), count(*) filter (where m.stake_minor >= p_active_minor and m.stake_minor > 0),
      sum(m.win_minor), sum(m.lost_minor), sum(m.won_minor)
    from (
      select a.ancestor_id, p.player_id, sum(p.stake_minor) as stake_minor, sum(p.win_minor) as win_minor,
        sum(p.lost_minor) as lost_minor, sum(p.won_minor) as won_minor
      from play p
      join agent_closure a on a.descendant_id = p.player_id and a.valid_from <= p.at and a.valid_to > p.at
      where p.is_moved group by a.ancestor_id, p.player_id
    ) m group by m.ancestor_id
  )
  select p.ancestor_id, sum(p.stake_minor)::bigint, sum(p.active)::bigint, sum(p.win_minor)::bigint, sum(p.lost_minor)::bigint,
    sum(p.won_minor)::bigint
  from part p group by p.ancestor_id;
end $$;
