-- Another account of a running self-exclusion that has, or had, this bank account; null where there is none.
create or replace function excluded_with_bank_account(p_player_id uuid, p_bank_name text, p_account_number text, p_now timestamptz)
returns uuid language sql stable
return (
  select b.player_id from bank_account b
  join play_break k on k.player_id = b.player_id and k.kind = 'exclusion' and k.ends_at > p_now
  where b.account_number = p_account_number and b.bank_name = p_bank_name and b.player_id <> p_player_id
  limit 1);
