-- One request of a provider: the function of its kind.
create or replace function provider_move(
  p_kind text, p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_token text, p_book text,
  p_wallet_currency text, p_currency text, p_game_code text, p_round text, p_round_closed boolean,
  p_reference_uuid uuid, p_amount_minor bigint, p_at timestamptz,
  out status text, out balance_minor bigint
) language plpgsql as $$
begin
  case p_kind
    when 'bet' then
      select m.status, m.balance_minor into status, balance_minor
      from provider_bet(p_provider_code, p_transaction_uuid, p_player_id, p_token, p_book, p_wallet_currency,
        p_currency, p_game_code, p_round, p_round_closed, p_amount_minor, p_at) m;
    when 'win' then
      select m.status, m.balance_minor into status, balance_minor
      from provider_win(p_provider_code, p_transaction_uuid, p_player_id, p_book, p_wallet_currency, p_currency,
        p_game_code, p_round, p_round_closed, p_reference_uuid, p_amount_minor, p_at) m;
    when 'rollback' then
      select m.status, m.balance_minor into status, balance_minor
      from provider_rollback(p_provider_code, p_transaction_uuid, p_player_id, p_book, p_wallet_currency, p_game_code,
        p_round, p_round_closed, p_reference_uuid, p_at) m;
  end case;
end $$;
