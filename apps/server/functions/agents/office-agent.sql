-- The tree as it is, an account a row. What hangs on an account is looked up row by row, so that a page costs no join.
create or replace view office_agent as
select a.player_id as id, a.registered_at as joined_at, a.player_id, a.username as player_name,
  a.account_type::text as account_type, e.upline_id,
  (select u.username from account u where u.player_id = e.upline_id) as upline_name,
  (select max(c.depth) from agent_closure c where c.descendant_id = e.player_id and c.valid_to = 'infinity')::integer as level,
  (select t.members from agent_team t where t.player_id = e.player_id) as members, r.rebate, r.prize_mode
from account a
join agent_edge e on e.player_id = a.player_id and e.valid_to = 'infinity'
left join lateral (
  select round(r.rebate_millionths / 10000.0, 4)::text as rebate, r.prize_mode::integer as prize_mode
  from agent_rate r where r.player_id = e.player_id and r.valid_to = 'infinity' limit 1
) r on true
where a.role = 'player';
