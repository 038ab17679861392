-- A debt is paid back out of the credit that has just come in. The caller holds the wallet's lock.
create or replace function repay_receivable(
  p_player_id uuid, p_book text, p_currency text, p_key text, p_amount_minor bigint, p_reference text,
  p_at timestamptz, out available_minor bigint, out version bigint
) language sql
begin atomic
  with paid as (
    update wallet w
    set available_minor = w.available_minor - p_amount_minor, version = w.version + 1,
      receivable_minor = w.receivable_minor - p_amount_minor
    where w.player_id = p_player_id and w.currency = p_currency and w.book = p_book
    returning w.available_minor, w.version
  )
  insert into transfer (player_id, source, idempotency_key, wallet_version, amount_minor, available_after_minor, at,
    book, currency, kind, debit_account, credit_account, reference, key_hash, checksum)
  select p_player_id, 'repayment', p_key, paid.version, p_amount_minor, paid.available_minor, p_at,
    p_book, p_currency, 'repayment', 'wallet', 'receivable', p_reference,
    transfer_key('repayment', p_key),
    transfer_checksum('repayment', p_key, p_book, 'wallet', 'receivable', p_amount_minor, p_currency, 'repayment', p_reference)
  from paid
  returning available_after_minor, wallet_version;
end;
