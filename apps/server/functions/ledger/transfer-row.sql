-- A transfer as `enter_transfers` takes it, which needs neither hash nor checksum.
create or replace function transfer_row(
  p_player_id uuid, p_book text, p_currency text, p_source text, p_key text, p_kind text, p_debit text, p_credit text,
  p_amount_minor bigint, p_reference text, p_version bigint, p_available_minor bigint, p_at timestamptz
) returns transfer language sql immutable parallel safe
return row(p_player_id, null, p_version, p_amount_minor, p_available_minor, p_at, null, p_source, p_key, p_book, p_currency,
  p_kind, p_debit, p_credit, p_reference)::transfer;
