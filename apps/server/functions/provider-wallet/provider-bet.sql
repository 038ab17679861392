-- A stake. It guards that the money is there, that the launch may still bet, and that the id moves money once. Too
-- little money or room under a limit is remembered too: a late copy of a refused bet must not find what came meanwhile.
create or replace function provider_bet(
  p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_token text, p_book text, p_wallet_currency text,
  p_currency text, p_game_code text, p_round text, p_round_closed boolean, p_amount_minor bigint, p_at timestamptz,
  out status text, out balance_minor bigint
) language plpgsql as $$
declare
  v_wallet wallet := lock_wallet(p_player_id, p_wallet_currency, p_book);
  -- What can be staked.
  v_playable_minor bigint := v_wallet.available_minor + v_wallet.bonus_minor;
  v_staked record;
  v_part_minor bigint := 0;
  v_bonus_id uuid;
begin
  select b.status, b.balance_minor into status, balance_minor
  from provider_answer_before(p_provider_code, p_transaction_uuid, p_player_id, 'bet', p_game_code, p_round, null,
    p_currency, p_amount_minor, v_playable_minor) b;
  if found then
    return;
  end if;
  balance_minor := v_playable_minor;
  if p_currency <> p_wallet_currency then
    status := 'RS_ERROR_WRONG_CURRENCY';
    return;
  end if;
  if play_day_is_over(v_wallet, p_at) then
    v_wallet := renew_play_room(p_player_id, p_wallet_currency, p_at);
  end if;
  status := bet_refusal(p_token, p_player_id, p_at);
  if status is not null then
    return;
  end if;

  if v_playable_minor < p_amount_minor then
    status := 'RS_ERROR_NOT_ENOUGH_MONEY';
  elsif v_wallet.is_limited and p_amount_minor > 0 and p_amount_minor - bonus_part(v_wallet.stake_order,
    v_wallet.available_minor, v_wallet.bonus_minor, p_amount_minor) > play_room(v_wallet) then
    status := 'RS_ERROR_LIMIT_REACHED';
  else
    status := 'RS_OK';
    if p_amount_minor > 0 and v_wallet.bonus_minor = 0 then
      balance_minor := provider_transfer(p_provider_code, p_transaction_uuid, p_player_id, 'bet', p_book, p_currency,
        -p_amount_minor, p_round, p_at);
    elsif p_amount_minor > 0 then
      select * into v_staked from post_stake(p_player_id, p_book, p_currency, 'provider:' || p_provider_code,
        p_transaction_uuid::text, 'vendor:' || p_provider_code, p_amount_minor, p_round, p_at);
      if v_staked.outcome <> 'posted' then
        raise exception 'the ledger answered % to provider transaction %', v_staked.outcome, p_transaction_uuid;
      end if;
      balance_minor := v_staked.available_minor + v_staked.bonus_minor;
      v_part_minor := v_staked.part_minor;
      v_bonus_id := v_staked.bonus_id;
    end if;
  end if;
  perform remember_provider_transaction(p_provider_code, p_transaction_uuid, p_player_id, 'bet', p_book, p_game_code,
    p_round, p_round_closed, null, p_currency, p_amount_minor, status, balance_minor, null, p_at, v_part_minor, v_bonus_id);
end $$;
