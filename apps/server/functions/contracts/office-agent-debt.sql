-- What agents owe, as the list of operators shows it: rounded up to whole minor units.
create or replace view office_agent_debt as
select d.player_id || ' ' || d.currency as id, d.player_id,
  (select a.username from account a where a.player_id = d.player_id) as player_name,
  (d.owed_micros + u.unit - 1) / u.unit as owed_minor, d.currency
from agent_debt d
cross join lateral (select case d.currency when 'VND' then 1000000 else 10000 end as unit) u
where d.owed_micros > 0;
