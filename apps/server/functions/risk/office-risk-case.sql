-- Cases as the list of operators shows them.
create or replace view office_risk_case as
select c.id, c.review_at, c.player_id, (select a.username from account a where a.player_id = c.player_id) as player_name,
  c.state as case_state, c.rules, c.findings, c.outcome, c.assigned_to as operator_id,
  (select o.username from operator o where o.operator_id = c.assigned_to) as operator_name, c.opened_at
from risk_case c;
