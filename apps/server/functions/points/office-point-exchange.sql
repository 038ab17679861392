-- What players exchanged points for, as the list of operators shows it. Names are looked up row by row.
create or replace view office_point_exchange as
select x.id, x.asked_at, 'P' || upper(right(x.id::text, 8)) as number, x.player_id,
  (select a.username from account a where a.player_id = x.player_id) as player_name,
  case when x.good_id is null then 'conversion' when x.credit_minor is null then 'item' else 'credit' end as type,
  (select t.name from point_good_text t where t.good_id = x.good_id order by t.language limit 1) as good,
  x.quantity, x.points, x.credit_minor as amount_minor, x.currency, x.state, x.decided_at
from point_exchange x;
