-- A new account below its upline, or at the top. The share of the tree's row keeps moves away until the commit. Outcomes:
-- joined, no_upline, too_deep.
create or replace function join_agent_tree(
  p_player_id uuid, p_upline_id uuid, p_rebate_millionths integer, p_prize_mode integer, p_maximum_depth integer,
  p_at timestamptz
) returns text language plpgsql as $$
declare
  v_depth integer;
begin
  perform from agent_tree for share;
  if p_upline_id is not null then
    select max(c.depth) into v_depth from agent_closure c
    where c.descendant_id = p_upline_id and c.valid_to = 'infinity';
    if v_depth is null then
      return 'no_upline';
    elsif v_depth + 1 > p_maximum_depth then
      return 'too_deep';
    end if;
  end if;

  insert into agent_edge (player_id, valid_from, upline_id) values (p_player_id, p_at, p_upline_id);
  insert into agent_closure (ancestor_id, descendant_id, depth, valid_from)
  select c.ancestor_id, p_player_id, c.depth + 1, p_at from agent_closure c
  where c.descendant_id = p_upline_id and c.valid_to = 'infinity'
  union all select p_player_id, p_player_id, 0, p_at;
  insert into agent_team (player_id, members) values (p_player_id, 0);
  insert into agent_rate (player_id, valid_from, rebate_millionths, prize_mode)
  values (p_player_id, p_at, p_rebate_millionths, p_prize_mode);
  perform count_agent_team(p_player_id, 1);
  return 'joined';
end $$;
