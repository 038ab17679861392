-- Accounts of house, vendors and pools are never updated by a posting, so no row is one that all postings need: a balance
-- is what was sealed and the transfers since.
create or replace view house_balance as
select part.book, part.account, part.currency, sum(part.balance_minor)::bigint as balance_minor
from (
  select book, account, currency, balance_minor from account_seal where owner_id = house_owner()
  union all
  select e.book, e.account, e.currency, e.amount_minor
  from ledger_entry e
  where e.owner_id is null and e.at >= (select d.sealed_before from ledger_day d)
) part
group by part.book, part.account, part.currency;
