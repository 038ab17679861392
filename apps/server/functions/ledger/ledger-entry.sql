-- The two-entry view: every transfer takes from one account what it gives to another.
create or replace view ledger_entry as
select t.player_id, t.source, t.idempotency_key, t.book, side.account, t.currency,
  -- The player whose account it is; null for house, vendors and pools.
  case when side.account in ('wallet', 'bonus', 'held', 'receivable') then t.player_id end as owner_id,
  side.amount_minor, t.kind, t.reference, t.at
from transfer t
cross join lateral (
  values (t.debit_account, -t.amount_minor::bigint), (t.credit_account, t.amount_minor::bigint)
) as side (account, amount_minor);
