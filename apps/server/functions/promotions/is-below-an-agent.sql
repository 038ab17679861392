-- Whether a player belonged to the team of one of some agents at an instant.
create or replace function is_below_an_agent(p_player_id uuid, p_agent_ids uuid[], p_at timestamptz) returns boolean
language sql stable
return exists (
  select from agent_closure l
  where l.ancestor_id = any (p_agent_ids) and l.descendant_id = p_player_id and l.valid_from <= p_at and l.valid_to > p_at);
