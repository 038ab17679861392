-- The one statement that writes transfers. Every function that moves money changes the wallets and hands its rows here,
-- made by `transfer_row`; hash and checksum are filled in. A key that another transaction wrote meanwhile is a serialisation
-- failure: the whole transaction is run again, and then finds the first answer.
create or replace function enter_transfers(p_rows transfer[]) returns bigint language plpgsql as $$
declare
  v_entered bigint;
begin
  insert into transfer (player_id, key_hash, wallet_version, amount_minor, available_after_minor, at, checksum, source,
    idempotency_key, book, currency, kind, debit_account, credit_account, reference)
  select r.player_id, transfer_key(r.source, r.idempotency_key), r.wallet_version, r.amount_minor,
    r.available_after_minor,
    -- The common case asks no table.
    case when r.at > now() - interval '10 minutes' then r.at else open_instant(r.at) end,
    transfer_checksum(r.source, r.idempotency_key, r.book, r.debit_account, r.credit_account, r.amount_minor, r.currency,
      r.kind, r.reference),
    r.source, r.idempotency_key, r.book, r.currency, r.kind, r.debit_account, r.credit_account, r.reference
  from unnest(p_rows) r
  on conflict do nothing;
  get diagnostics v_entered = row_count;
  if v_entered < cardinality(p_rows) then
    raise serialization_failure using message = 'a transfer under this key was written meanwhile';
  end if;
  return v_entered;
end $$;
