-- Whether a branch may hang under another upline, or with null at the top: null where it may.
create or replace function judge_agent_move(p_player_id uuid, p_upline_id uuid, p_maximum_depth integer) returns text
language plpgsql as $$
declare
  v_depth integer := -1;
begin
  if not exists (select from agent_edge e where e.player_id = p_player_id and e.valid_to = 'infinity') then
    return 'unknown';
  elsif exists (select from agent_edge e where e.player_id = p_player_id and e.valid_to = 'infinity'
      and e.upline_id is not distinct from p_upline_id) then
    return 'same';
  elsif exists (select from agent_closure c where c.ancestor_id = p_player_id and c.descendant_id = p_upline_id
      and c.valid_to = 'infinity') then
    return 'cycle';
  end if;
  if p_upline_id is not null then
    select max(c.depth) into v_depth from agent_closure c
    where c.descendant_id = p_upline_id and c.valid_to = 'infinity';
    if v_depth is null then
      return 'unknown';
    elsif exists (select from agent_rate own, agent_rate above
        where own.player_id = p_player_id and above.player_id = p_upline_id and own.valid_to = 'infinity'
          and above.valid_to = 'infinity'
          and (own.rebate_millionths > above.rebate_millionths or own.prize_mode > above.prize_mode)) then
      return 'rates_above';
    end if;
  end if;
  return case when v_depth + 1 + (select max(c.depth) from agent_closure c
      where c.ancestor_id = p_player_id and c.valid_to = 'infinity') > p_maximum_depth then 'too_deep' end;
end $$;
