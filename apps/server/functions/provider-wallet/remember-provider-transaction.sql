-- Remembers a transaction with its answer. The same id for another player at the same moment is a lost race: the whole
-- statement runs again and then finds the row.
create or replace function remember_provider_transaction(
  p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_kind text, p_book text, p_game_code text,
  p_round text, p_round_closed boolean, p_reference_uuid uuid, p_currency text, p_amount_minor bigint, p_status text,
  p_balance_minor bigint, p_rolled_back_by uuid, p_at timestamptz, p_bonus_minor bigint default 0,
  p_bonus_id uuid default null
) returns void language plpgsql as $$
begin
  insert into provider_transaction (provider_code, transaction_uuid, player_id, kind, book, game_code, round,
    round_closed, reference_uuid, currency, amount_minor, status, balance_minor, won_minor, rolled_back_by, at, bonus_minor,
    bonus_id)
  values (p_provider_code, p_transaction_uuid, p_player_id, p_kind, p_book, p_game_code, p_round,
    p_round_closed, p_reference_uuid, p_currency, p_amount_minor, p_status, p_balance_minor, 0, p_rolled_back_by, p_at,
    p_bonus_minor, p_bonus_id)
  on conflict do nothing;
  if not found then
    raise exception 'another player has this transaction' using errcode = 'serialization_failure';
  end if;
end $$;
