-- What the rules found, as the list of operators shows it.
create or replace view office_risk_finding as
select f.id, f.found_at, f.player_id, (select a.username from account a where a.player_id = f.player_id) as player_name, f.rule,
  f.day::text as day, (select c.state from risk_case c where c.player_id = f.player_id and c.id = f.case_id) as case_state
from risk_finding f;
