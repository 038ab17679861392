-- The first answer to a key that moved money before, and whether it was the same movement; no row when the key is new. An
-- answer stood after the repayment that the credit made, when it made one. An amount of null asks for any.
create or replace function transfer_before(
  p_player_id uuid, p_book text, p_currency text, p_source text, p_key text, p_kind text, p_debit text, p_credit text,
  p_amount_minor bigint, p_reference text
) returns table (outcome text, available_minor bigint, version bigint) language sql stable
begin atomic
  select
    case when (t.source, t.idempotency_key, t.book, t.currency, t.kind, t.debit_account, t.credit_account, t.amount_minor,
        t.reference) = (p_source, p_key, p_book, p_currency, p_kind, p_debit, p_credit,
        coalesce(p_amount_minor, t.amount_minor), p_reference)
      then 'repeated' else 'reused' end,
    coalesce(r.available_after_minor, t.available_after_minor), coalesce(r.wallet_version, t.wallet_version)
  from transfer t
  left join transfer r on r.player_id = t.player_id
    and r.key_hash = transfer_key('repayment', p_source || ' ' || p_key)
  where t.player_id = p_player_id and t.key_hash = transfer_key(p_source, p_key);
end;
