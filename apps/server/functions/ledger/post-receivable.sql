-- What could not be taken from the wallet is owed. The caller holds the wallet's lock and knows that the key is new.
create or replace function post_receivable(
  p_player_id uuid, p_book text, p_currency text, p_source text, p_key text, p_amount_minor bigint,
  p_counter_account text, p_reference text, p_at timestamptz
) returns void language sql
begin atomic
  with owed as (
    update wallet w set receivable_minor = w.receivable_minor + p_amount_minor
    where w.player_id = p_player_id and w.currency = p_currency and w.book = p_book
    returning w.available_minor, w.version
  )
  insert into transfer (player_id, source, idempotency_key, wallet_version, amount_minor, available_after_minor, at,
    book, currency, kind, debit_account, credit_account, reference, key_hash, checksum)
  select p_player_id, 'receivable', p_source || ' ' || p_key, owed.version, p_amount_minor, owed.available_minor, p_at,
    p_book, p_currency, 'receivable', 'receivable', p_counter_account, p_reference,
    transfer_key('receivable', p_source || ' ' || p_key),
    transfer_checksum('receivable', p_source || ' ' || p_key, p_book, 'receivable', p_counter_account, p_amount_minor,
      p_currency, 'receivable', p_reference)
  from owed;
end;
