-- What the stakes of a window earn the agents above their players, whatever the results: each the difference of its own rebate
-- to that of the account below it on the line, at the rates of the window's beginning. The base of the agent's line is the
-- stakes on which it had a difference.
create or replace function agent_rebates(p_begins timestamptz, p_ends timestamptz, p_currency text, p_scale integer)
returns table (player_id uuid, stake_minor bigint, active bigint, rate bigint, due_micros bigint) language sql stable
begin atomic
  select s.ancestor_id, sum(s.stake_minor)::bigint, count(distinct s.player_id), max(s.rate)::bigint,
    floor(sum(s.stake_minor::numeric * s.difference) * 10 ^ (6 - p_scale) / 1000000)::bigint
  from (
    select p.player_id, a.ancestor_id, a.depth, p.stake_minor, r.rebate_millionths as rate,
      r.rebate_millionths - lag(r.rebate_millionths) over (partition by p.player_id, p.at order by a.depth) as difference
    from agent_plays('daily', p_begins, p_ends, p_currency) p
    join agent_closure a on a.descendant_id = p.player_id and a.valid_from <= p.at and a.valid_to > p.at
    -- A line that is younger than the window has the rates with which it began.
    join agent_rate r on r.player_id = a.ancestor_id
      and r.valid_from <= greatest(p.at, p_begins) and r.valid_to > greatest(p.at, p_begins)
    where p.stake_minor <> 0
  ) s
  where s.depth > 0 and s.difference > 0
  group by s.ancestor_id;
end;
