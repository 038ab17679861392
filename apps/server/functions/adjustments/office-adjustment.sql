-- Money that operators gave or took by hand.
create or replace view office_adjustment as
select d.adjustment_id as id, d.at, d.player_id,
  (select a.username from account a where a.player_id = d.player_id) as player_name, d.amount_minor,
  (select a.currency from account a where a.player_id = d.player_id) as currency, d.reason,
  d.proposed_by as proposed_by_id, (select o.username from operator o where o.operator_id = d.proposed_by) as proposed_by_name,
  d.approved_by as approved_by_id, (select o.username from operator o where o.operator_id = d.approved_by) as approved_by_name
from adjustment d;
