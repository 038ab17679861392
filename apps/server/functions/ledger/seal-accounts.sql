-- Adds the transfers between the last seal and an instant to the sealed balances of all accounts, players' among them.
create or replace function seal_accounts(p_before timestamptz) returns void language plpgsql as $$
declare
  v_sealed_before timestamptz;
begin
  select d.sealed_before into v_sealed_before from ledger_day d for update;
  insert into account_seal (owner_id, book, currency, account, balance_minor)
  select coalesce(e.owner_id, house_owner()), e.book, e.currency, e.account, sum(e.amount_minor)
  from ledger_entry e
  where e.at >= v_sealed_before and e.at < p_before
  group by e.owner_id, e.book, e.currency, e.account
  on conflict (owner_id, book, currency, account)
    do update set balance_minor = account_seal.balance_minor + excluded.balance_minor;
  update ledger_day d set sealed_before = p_before where d.sealed_before < p_before and p_before <= d.open_from;
  if not found then
    raise exception 'the ledger cannot be sealed before %: a day has to be announced and seals go forward', p_before;
  end if;
end $$;
