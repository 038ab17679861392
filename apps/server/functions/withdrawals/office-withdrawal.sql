-- Withdrawals as the list of operators shows them. Names are looked up row by row, so that a page costs no join.
create or replace view office_withdrawal as
select w.id, 'W' || upper(right(w.id::text, 8)) as number, w.requested_at, w.player_id,
  (select a.username from account a where a.player_id = w.player_id) as player_name, w.state, w.queue, w.amount_minor,
  w.fee_minor, w.currency, w.payee_bank as bank, w.payee_name as holder, w.payee_number as account,
  w.claimed_by as claimed_by_id, (select o.username from operator o where o.operator_id = w.claimed_by) as claimed_by_name,
  w.claimed_until, w.claim_no, w.version, w.ended_at
from withdrawal w;
