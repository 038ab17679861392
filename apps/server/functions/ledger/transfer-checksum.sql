-- Shows a row that was changed later.
create or replace function transfer_checksum(
  p_source text, p_key text, p_book text, p_debit text, p_credit text, p_amount_minor bigint, p_currency text,
  p_kind text, p_reference text
) returns integer language sql immutable parallel safe
return hashtext(
  p_source || chr(31) || p_key || chr(31) || p_book || chr(31) || p_debit || chr(31) || p_credit || chr(31)
    || p_amount_minor::text || chr(31) || p_currency || chr(31) || p_kind || chr(31) || p_reference);
