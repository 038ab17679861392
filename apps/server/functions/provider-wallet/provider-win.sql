-- A return. It is paid whatever became of the launch or the round, as long as its bet stands.
create or replace function provider_win(
  p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_book text, p_wallet_currency text,
  p_currency text, p_game_code text, p_round text, p_round_closed boolean, p_reference_uuid uuid,
  p_amount_minor bigint, p_at timestamptz, out status text, out balance_minor bigint
) language plpgsql as $$
declare
  v_wallet wallet := lock_wallet(p_player_id, p_wallet_currency, p_book);
  v_playable_minor bigint := v_wallet.available_minor + v_wallet.bonus_minor;
  v_part_minor bigint := 0;
  v_bet record;
begin
  select b.status, b.balance_minor into status, balance_minor
  from provider_answer_before(p_provider_code, p_transaction_uuid, p_player_id, 'win', p_game_code, p_round,
    p_reference_uuid, p_currency, p_amount_minor, v_playable_minor) b;
  if found then
    return;
  end if;
  balance_minor := v_playable_minor;
  if p_currency <> p_wallet_currency then
    status := 'RS_ERROR_WRONG_CURRENCY';
    return;
  end if;

  select t.kind, t.status, t.rolled_back_by, t.amount_minor, t.bonus_minor, t.bonus_id into v_bet from provider_transaction t
  where t.provider_code = p_provider_code and t.transaction_uuid = p_reference_uuid and t.player_id = p_player_id
    and t.book = p_book and t.kind in ('bet', 'unseen');
  if found and v_bet.rolled_back_by is not null then
    status := 'RS_ERROR_TRANSACTION_ROLLED_BACK';
    return;
  elsif not found or v_bet.status <> 'RS_OK' then
    status := 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    return;
  end if;

  status := 'RS_OK';
  if p_amount_minor > 0 then
    v_part_minor := bonus_share(v_bet.bonus_minor, v_bet.amount_minor, p_amount_minor);
    balance_minor := provider_return(p_provider_code, p_transaction_uuid, p_player_id, 'win', p_book, p_currency,
      p_amount_minor, v_part_minor, v_bet.bonus_id, p_round, p_at);
    update provider_transaction t set won_minor = t.won_minor + p_amount_minor
    where t.provider_code = p_provider_code and t.transaction_uuid = p_reference_uuid;
  end if;
  perform remember_provider_transaction(p_provider_code, p_transaction_uuid, p_player_id, 'win', p_book, p_game_code,
    p_round, p_round_closed, p_reference_uuid, p_currency, p_amount_minor, status, balance_minor, null, p_at,
    v_part_minor, v_bet.bonus_id);
end $$;
