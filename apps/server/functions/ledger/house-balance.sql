-- Accounts of the operator and of vendors are never updated by a posting, so no row is one that all postings need: a
-- balance is a seal and the transfers since.
create or replace view house_balance as
select part.book, part.account, part.currency, sum(part.balance_minor)::bigint as balance_minor
from (
  select book, account, currency, balance_minor from account_seal
  union all
  select e.book, e.account, e.currency, e.amount_minor
  from ledger_entry e
  left join account_seal s on s.book = e.book and s.account = e.account and s.currency = e.currency
  where e.owner_id is null and (s.sealed_before is null or e.at >= s.sealed_before)
) part
group by part.book, part.account, part.currency;
