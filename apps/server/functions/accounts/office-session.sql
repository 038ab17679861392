-- Players' sessions as the list of operators shows them.
create or replace view office_session as
select s.session_id as id, s.player_id, (select a.username from account a where a.player_id = s.player_id) as player_name,
  s.opened_at, s.last_seen_at, s.address, s.user_agent, s.ended_at, s.ended_because
from session s;
