-- Adds to the size of every team that an account is in. Teams are locked from the top down, so that two never wait for each
-- other.
create or replace function count_agent_team(p_player_id uuid, p_members bigint) returns void
language plpgsql as $$
begin
  perform from agent_team t
  join agent_closure c on c.ancestor_id = t.player_id
  where c.descendant_id = p_player_id and c.depth > 0 and c.valid_to = 'infinity'
  order by c.depth desc for update of t;
  update agent_team t set members = t.members + p_members
  from agent_closure c
  where c.ancestor_id = t.player_id and c.descendant_id = p_player_id and c.depth > 0 and c.valid_to = 'infinity';
end $$;
