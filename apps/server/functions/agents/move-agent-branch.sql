-- Hangs an account and all below it under another upline, or with null at the top, from an instant on. What was before
-- stays as it was, so a bet of then has its ancestors of then. Outcomes: moved, unknown, same, cycle, too_deep, rates_above.
create or replace function move_agent_branch(
  p_player_id uuid, p_upline_id uuid, p_maximum_depth integer, p_from timestamptz
) returns text language plpgsql as $$
declare
  v_members bigint;
  v_refused text;
  v_branch uuid[];
  v_depths integer[];
  v_since timestamptz[];
begin
  perform from agent_tree for update;
  v_refused := judge_agent_move(p_player_id, p_upline_id, p_maximum_depth);
  if v_refused is not null then
    return v_refused;
  end if;

  select t.members + 1 into v_members from agent_team t where t.player_id = p_player_id;
  perform count_agent_team(p_player_id, -v_members);
  select array_agg(c.descendant_id), array_agg(c.depth), array_agg(greatest(line.valid_from, p_from))
  into v_branch, v_depths, v_since
  from agent_closure c
  join agent_closure line on line.ancestor_id = c.descendant_id and line.descendant_id = c.descendant_id
    and line.valid_to = 'infinity'
  where c.ancestor_id = p_player_id and c.valid_to = 'infinity';

  -- Lines within the branch go on. Who joined it after the instant has no line of before.
  delete from agent_closure c
  where c.descendant_id = any (v_branch) and c.valid_to = 'infinity' and c.valid_from >= p_from
    and (c.depth = 0 or c.ancestor_id <> all (v_branch));
  update agent_closure c set valid_to = p_from
  where c.descendant_id = any (v_branch) and c.valid_to = 'infinity'
    and (c.depth = 0 or c.ancestor_id <> all (v_branch));
  insert into agent_closure (ancestor_id, descendant_id, depth, valid_from)
  select c.ancestor_id, m.player_id, c.depth + 1 + m.depth, m.since
  from unnest(v_branch, v_depths, v_since) as m (player_id, depth, since)
  join agent_closure c on c.descendant_id = p_upline_id and c.valid_to = 'infinity'
  union all
  select m.player_id, m.player_id, 0, m.since from unnest(v_branch, v_depths, v_since) as m (player_id, depth, since);
  delete from agent_edge e where e.player_id = p_player_id and e.valid_from >= p_from;
  update agent_edge e set valid_to = p_from where e.player_id = p_player_id and e.valid_to = 'infinity';
  insert into agent_edge (player_id, valid_from, upline_id) values (p_player_id, p_from, p_upline_id);
  perform count_agent_team(p_player_id, v_members);
  return 'moved';
end $$;
