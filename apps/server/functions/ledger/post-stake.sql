-- Takes a stake from cash and bonus money in the wallet's order: two transfers where both pay, that of the bonus money under
-- the source `bonus`. part_minor says how much of it was bonus money, and of which bonus. Outcomes as `post_transfer`.
create or replace function post_stake(
  p_player_id uuid, p_book text, p_currency text, p_source text, p_key text, p_counter_account text, p_amount_minor bigint,
  p_reference text, p_at timestamptz,
  out outcome text, out available_minor bigint, out version bigint, out bonus_minor bigint, out part_minor bigint,
  out bonus_id uuid
) language plpgsql as $$
declare
  v_wallet wallet;
begin
  select * into v_wallet from wallet w
  where w.player_id = p_player_id and w.currency = p_currency and w.book = p_book for update;
  if play_day_is_over(v_wallet, p_at) then
    v_wallet := renew_play_room(p_player_id, p_currency, p_at);
  end if;
  part_minor := case when v_wallet.available_minor + v_wallet.bonus_minor < p_amount_minor then 0
    else bonus_part(v_wallet.stake_order, v_wallet.available_minor, v_wallet.bonus_minor, p_amount_minor) end;
  -- A stake in two parts is taken whole or not at all; one that was taken before is answered by its transfers.
  if part_minor > 0 and v_wallet.is_limited and p_amount_minor - part_minor > play_room(v_wallet)
    and not exists (select from transfer t where t.player_id = p_player_id
      and t.key_hash = transfer_key('bonus', p_source || ' ' || p_key))
  then
    outcome := 'limited';
    available_minor := v_wallet.available_minor;
    version := v_wallet.version;
    bonus_minor := v_wallet.bonus_minor;
    part_minor := 0;
    return;
  end if;
  if part_minor > 0 then
    bonus_id := v_wallet.bonus_id;
    select t.outcome, t.available_minor, t.version, t.bonus_minor into outcome, available_minor, version, bonus_minor
    from post_transfer(p_player_id, p_book, p_currency, 'bonus', p_source || ' ' || p_key, 'bet', 'bonus',
      p_counter_account, part_minor, p_reference, p_at) t;
  end if;
  if part_minor < p_amount_minor and coalesce(outcome, 'posted') = 'posted' then
    select t.outcome, t.available_minor, t.version, t.bonus_minor into outcome, available_minor, version, bonus_minor
    from post_transfer(p_player_id, p_book, p_currency, p_source, p_key, 'bet', 'wallet', p_counter_account,
      p_amount_minor - part_minor, p_reference, p_at) t;
  end if;
end $$;
