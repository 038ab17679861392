-- The tree as it is, an account a row.
create or replace view office_agent as
select e.player_id as id, a.registered_at as joined_at, e.player_id, a.username as player_name,
  a.account_type::text as account_type, e.upline_id, u.username as upline_name,
  (select max(c.depth) from agent_closure c where c.descendant_id = e.player_id and c.valid_to = 'infinity')::integer as level,
  t.members, round(r.rebate_millionths / 10000.0, 4)::text as rebate, r.prize_mode::integer as prize_mode
from agent_edge e
join account a on a.player_id = e.player_id
join agent_team t on t.player_id = e.player_id
join agent_rate r on r.player_id = e.player_id and r.valid_to = 'infinity'
left join account u on u.player_id = e.upline_id
where e.valid_to = 'infinity';
