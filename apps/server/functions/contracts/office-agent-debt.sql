-- What agents owe, as the list of operators shows it. A brand has one currency, so a debt has its agent's id.
create or replace view office_agent_debt as
select d.player_id as id, d.player_id, (select a.username from account a where a.player_id = d.player_id) as player_name,
  d.owed_minor, d.currency
from agent_debt d
where d.owed_minor > 0;
