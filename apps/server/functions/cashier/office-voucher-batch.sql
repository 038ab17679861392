-- Batches of voucher codes as the list of operators shows them.
create or replace view office_voucher_batch as
select b.batch_id as id, b.issued_at,
  case when b.voided_at is not null then 'void' when b.taken_at is not null then 'taken' else 'issued' end as state,
  b.amount_minor, b.currency, b.count,
  (select count(*)::integer from voucher v where v.batch_id = b.batch_id and v.redeemed_at is not null) as redeemed,
  b.expires_at, b.proposed_by as proposed_by_id,
  (select o.username from operator o where o.operator_id = b.proposed_by) as proposed_by_name,
  b.approved_by as approved_by_id, (select o.username from operator o where o.operator_id = b.approved_by) as approved_by_name,
  b.reason
from voucher_batch b;
