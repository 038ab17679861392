-- Transfers to and from vendors as the list of operators shows them.
create or replace view office_vendor_transfer as
select v.id, v.requested_at, v.player_id, (select a.username from account a where a.player_id = v.player_id) as player_name,
  v.vendor_code as vendor, v.direction, v.amount_minor, v.currency, v.state, v.attempts, v.next_attempt_at, v.ended_at
from vendor_transfer v;
