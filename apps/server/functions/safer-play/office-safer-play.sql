-- Limits and breaks as the list of operators shows them.
create or replace view office_safer_play as
select e.id, e.at, e.player_id, (select a.username from account a where a.player_id = e.player_id) as player_name, e.kind as safer_play,
  e.subject as limit_kind, e.period as limit_period, e.amount_minor, e.minutes, e.currency, e.until, e.operator_id,
  (select o.username from operator o where o.operator_id = e.operator_id) as operator_name, e.reason
from safer_play_event e;
