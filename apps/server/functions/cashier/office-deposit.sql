-- Deposit orders as the list of operators shows them. Names are looked up row by row, so that a page costs no join.
create or replace view office_deposit as
select d.id, 'D' || upper(right(d.id::text, 8)) as number, d.created_at, d.player_id,
  (select a.username from account a where a.player_id = d.player_id) as player_name, d.method, d.state, d.queue,
  d.amount_minor, d.received_minor, d.currency, d.settled_at
from deposit_order d;
