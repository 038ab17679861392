-- Counts the bonus that a player plays and ends it when it is due: released when its turnover is met or next to nothing is
-- left, expired when its time is over, used up when its money is gone; never while a bet is open, unless it is met. What was
-- released for a bet that was rolled back since has to be staked before money leaves.
create or replace function settle_bonus(
  p_player_id uuid, p_currency text, p_release_below_minor bigint, p_at timestamptz
) returns text language plpgsql as $$
declare
  v_wallet wallet := lock_wallet(p_player_id, p_currency, 'real');
  v_bonus bonus;
  v_progress_minor bigint;
  v_left_minor bigint := v_wallet.available_minor + v_wallet.reserved_minor + v_wallet.bonus_minor;
begin
  for v_bonus in
    select * from bonus b where b.player_id = p_player_id and b.state = 'released' and b.counted_at is null for update
  loop
    v_progress_minor := bonus_progress(v_bonus, p_at);
    insert into turnover_requirement (player_id, source, reference, currency, base_minor, required_minor, opened_at)
    select p_player_id, 'bonus', v_bonus.bonus_id::text, p_currency, v_bonus.amount_minor,
      v_bonus.required_minor - v_progress_minor, p_at
    where v_progress_minor < v_bonus.required_minor and v_bonus.reason is null
    on conflict (player_id, source, reference) do update set required_minor = excluded.required_minor, met_at = null;
    update bonus b set progress_minor = v_progress_minor, counted_at = p_at
    where b.player_id = p_player_id and b.bonus_id = v_bonus.bonus_id;
  end loop;

  select * into v_bonus from bonus b
  where b.player_id = p_player_id and b.bonus_id = v_wallet.bonus_id and b.state = 'active' for update;
  if not found then
    return null;
  end if;
  v_progress_minor := bonus_progress(v_bonus, p_at);
  update bonus b set progress_minor = v_progress_minor, counted_at = p_at, counted_version = v_wallet.version
  where b.player_id = p_player_id and b.bonus_id = v_bonus.bonus_id;
  if v_progress_minor >= v_bonus.required_minor then
    perform end_bonus(p_player_id, v_bonus.bonus_id, 'released', null, p_at);
    return 'released';
  elsif v_bonus.expires_at <= p_at then
    perform end_bonus(p_player_id, v_bonus.bonus_id, 'expired', null, p_at);
    return 'expired';
  elsif v_wallet.closed_at is not null then
    perform end_bonus(p_player_id, v_bonus.bonus_id, 'forfeited', 'closed', p_at);
    return 'forfeited';
  elsif v_wallet.bonus_minor = 0 and not has_open_bets(p_player_id, p_at) then
    perform end_bonus(p_player_id, v_bonus.bonus_id, 'used', null, p_at);
    return 'used';
  elsif v_left_minor < p_release_below_minor and not has_open_bets(p_player_id, p_at) then
    perform end_bonus(p_player_id, v_bonus.bonus_id, 'released', 'lowBalance', p_at);
    return 'released';
  end if;
  return 'active';
end $$;
