-- A stake. It guards that the money is there, that the launch may still bet, and that the id moves money once. Too
-- little money is remembered too: a late copy of a refused bet must not find the money that came meanwhile.
create or replace function provider_bet(
  p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_token text, p_book text, p_wallet_currency text,
  p_currency text, p_game_code text, p_round text, p_round_closed boolean, p_amount_minor bigint, p_at timestamptz,
  out status text, out balance_minor bigint
) language plpgsql as $$
declare
  v_available_minor bigint := lock_wallet(p_player_id, p_wallet_currency, p_book);
begin
  select b.status, b.balance_minor into status, balance_minor
  from provider_answer_before(p_provider_code, p_transaction_uuid, p_player_id, 'bet', p_game_code, p_round, null,
    p_currency, p_amount_minor, v_available_minor) b;
  if found then
    return;
  end if;
  balance_minor := v_available_minor;
  if p_currency <> p_wallet_currency then
    status := 'RS_ERROR_WRONG_CURRENCY';
    return;
  end if;
  status := bet_refusal(p_token, p_player_id, p_at);
  if status is not null then
    return;
  end if;

  if v_available_minor < p_amount_minor then
    status := 'RS_ERROR_NOT_ENOUGH_MONEY';
  else
    status := 'RS_OK';
    if p_amount_minor > 0 then
      balance_minor := provider_transfer(p_provider_code, p_transaction_uuid, p_player_id, 'bet', p_book, p_currency,
        -p_amount_minor, p_round, p_at);
    end if;
  end if;
  perform remember_provider_transaction(p_provider_code, p_transaction_uuid, p_player_id, 'bet', p_book, p_game_code,
    p_round, p_round_closed, null, p_currency, p_amount_minor, status, balance_minor, null, p_at);
end $$;
