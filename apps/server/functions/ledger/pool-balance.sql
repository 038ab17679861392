-- What a pool holds, under a lock that only those take who draw from it: its balance is not kept anywhere, and two draws
-- must not both see the same money.
create or replace function pool_balance(p_book text, p_currency text, p_account text) returns bigint language plpgsql as $$
begin
  insert into account_seal (owner_id, book, currency, account, balance_minor)
  values (house_owner(), p_book, p_currency, p_account, 0) on conflict do nothing;
  perform from account_seal s
  where s.owner_id = house_owner() and s.book = p_book and s.currency = p_currency and s.account = p_account for update;
  return (select coalesce(sum(b.balance_minor), 0)::bigint from house_balance b
    where b.book = p_book and b.currency = p_currency and b.account = p_account);
end $$;
