-- The undoing of a bet or a win. The provider repeats it until it hears RS_OK, so it succeeds for what never came (a
-- tombstone then bars the way) and for a win that the player has spent (the rest becomes a receivable).
create or replace function provider_rollback(
  p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_book text, p_wallet_currency text,
  p_game_code text, p_round text, p_round_closed boolean, p_reference_uuid uuid, p_at timestamptz,
  out status text, out balance_minor bigint
) language plpgsql as $$
declare
  v_wallet wallet := lock_wallet(p_player_id, p_wallet_currency, p_book);
  v_playable_minor bigint := v_wallet.available_minor + v_wallet.bonus_minor;
  v_part_minor bigint := 0;
  v_cash_minor bigint;
  v_undone record;
  v_taken_minor bigint;
  v_moved_minor bigint := 0;
begin
  select b.status, b.balance_minor into status, balance_minor
  from provider_answer_before(p_provider_code, p_transaction_uuid, p_player_id, 'rollback', p_game_code, p_round,
    p_reference_uuid, p_wallet_currency, 0, v_playable_minor) b;
  if found then
    return;
  end if;
  status := 'RS_OK';
  balance_minor := v_playable_minor;

  select t.* into v_undone from provider_transaction t
  where t.provider_code = p_provider_code and t.transaction_uuid = p_reference_uuid;
  if not found then
    perform remember_provider_transaction(p_provider_code, p_reference_uuid, p_player_id, 'unseen', p_book,
      p_game_code, p_round, false, null, p_wallet_currency, 0, status, balance_minor, p_transaction_uuid, p_at);
  elsif v_undone.player_id <> p_player_id or v_undone.book <> p_book or v_undone.kind = 'rollback' then
    status := 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    return;
  elsif v_undone.rolled_back_by is not null then
    -- Undone before: the answer of then.
    select t.balance_minor into balance_minor from provider_transaction t
    where t.provider_code = p_provider_code and t.transaction_uuid = v_undone.rolled_back_by;
  else
    if v_undone.status = 'RS_OK' and v_undone.amount_minor > 0 then
      v_moved_minor := v_undone.amount_minor;
    end if;
    if v_undone.kind = 'bet' then
      if v_moved_minor > 0 then
        balance_minor := provider_return(p_provider_code, p_transaction_uuid, p_player_id, 'rollback', p_book,
          p_wallet_currency, v_moved_minor, v_undone.bonus_minor, v_undone.bonus_id, p_round, p_at);
        v_part_minor := v_undone.bonus_minor;
        -- What was released for this bet among others is to be counted again.
        update bonus b set counted_at = null
        where b.player_id = p_player_id and b.state = 'released' and b.started_at <= v_undone.at
          and b.ended_at >= v_undone.at;
      end if;
      if v_undone.won_minor > 0 then
        insert into provider_alert (provider_code, transaction_uuid, player_id, kind, owed_minor, at)
        values (p_provider_code, p_transaction_uuid, p_player_id, 'won_bet_rolled_back', 0, p_at);
      end if;
    elsif v_moved_minor > 0 then
      -- Bonus money that was released is cash.
      if v_undone.bonus_minor > 0 and not exists (
        select from bonus b where b.player_id = p_player_id and b.bonus_id = v_undone.bonus_id and b.state = 'released') then
        v_part_minor := v_undone.bonus_minor;
        perform take_bonus(p_player_id, p_wallet_currency, v_undone.bonus_id,
          'provider:' || p_provider_code || ' ' || p_transaction_uuid, 'vendor:' || p_provider_code, v_part_minor, p_round,
          p_at);
      end if;
      v_cash_minor := v_moved_minor - v_part_minor;
      v_taken_minor := least(v_wallet.available_minor, v_cash_minor);
      if v_taken_minor > 0 then
        balance_minor := provider_transfer(p_provider_code, p_transaction_uuid, p_player_id, 'rollback', p_book,
          p_wallet_currency, -v_taken_minor, p_round, p_at);
      end if;
      if v_taken_minor < v_cash_minor then
        -- What is no longer there is owed. The key is that of the provider, so it is new where its transaction is.
        perform post_transfer(p_player_id, p_book, p_wallet_currency, 'receivable',
          'provider:' || p_provider_code || ' ' || p_transaction_uuid, 'receivable', 'receivable',
          'vendor:' || p_provider_code, v_cash_minor - v_taken_minor, p_round, p_at);
      end if;
      select w.available_minor + w.bonus_minor into balance_minor from wallet w
      where w.player_id = p_player_id and w.currency = p_wallet_currency and w.book = p_book;
      update provider_transaction t set won_minor = t.won_minor - v_moved_minor
      where t.provider_code = p_provider_code and t.transaction_uuid = v_undone.reference_uuid;
      insert into provider_alert (provider_code, transaction_uuid, player_id, kind, owed_minor, at)
      values (p_provider_code, p_transaction_uuid, p_player_id, 'win_rolled_back', v_cash_minor - v_taken_minor, p_at);
    end if;
    update provider_transaction t set rolled_back_by = p_transaction_uuid
    where t.provider_code = p_provider_code and t.transaction_uuid = p_reference_uuid;
  end if;

  perform remember_provider_transaction(p_provider_code, p_transaction_uuid, p_player_id, 'rollback', p_book,
    p_game_code, p_round, p_round_closed, p_reference_uuid, p_wallet_currency, v_moved_minor, status, balance_minor,
    null, p_at, v_part_minor, v_undone.bonus_id);
end $$;
