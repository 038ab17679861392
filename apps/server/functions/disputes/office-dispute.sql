-- Movements that players say are wrong, as the list of operators shows them.
create or replace view office_dispute as
select d.dispute_id as id, d.opened_at, d.player_id,
  (select a.username from account a where a.player_id = d.player_id) as player_name, d.kind, d.amount_minor, d.currency,
  d.state, left(d.remark, 120) as excerpt
from dispute d;
