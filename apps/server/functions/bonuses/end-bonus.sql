-- Ends the bonus that is played, and begins the next one. Released, its money is cash up to the cap and the rest goes back to
-- the operator; in any other state all of it does. The caller holds the wallet. False where it had ended before.
create or replace function end_bonus(
  p_player_id uuid, p_bonus_id uuid, p_state text, p_reason text, p_at timestamptz
) returns boolean language plpgsql as $$
declare
  v_bonus bonus;
  v_wallet wallet;
  v_key text;
  v_left_minor bigint;
  v_released_minor bigint := 0;
begin
  select * into v_bonus from bonus b
  where b.player_id = p_player_id and b.bonus_id = p_bonus_id and b.state in ('waiting', 'active') for update;
  if not found then
    return false;
  end if;
  v_wallet := lock_wallet(p_player_id, v_bonus.currency, 'real');
  v_left_minor := case v_bonus.state when 'active' then v_wallet.bonus_minor else 0 end;
  if p_state = 'released' then
    v_released_minor := least(v_left_minor,
      greatest(coalesce(v_bonus.conversion_cap_minor - v_bonus.released_minor, v_left_minor), 0));
  end if;
  -- One that was used up may be played again and end again.
  v_key := p_bonus_id || ' ' || v_wallet.version;
  perform post_bonus(p_player_id, v_bonus.currency, v_key || ' released', 'bonus_release', 'bonus', 'wallet',
    v_released_minor, p_bonus_id::text, p_at);
  perform post_bonus(p_player_id, v_bonus.currency, v_key || ' forfeited', 'bonus_forfeit', 'bonus', 'house:bonus',
    v_left_minor - v_released_minor, p_bonus_id::text, p_at);
  update bonus b set state = p_state, reason = p_reason, ended_at = p_at,
    released_minor = b.released_minor + v_released_minor,
    forfeited_minor = b.forfeited_minor + v_left_minor - v_released_minor
  where b.player_id = p_player_id and b.bonus_id = p_bonus_id;
  if v_bonus.state = 'active' then
    update wallet w set bonus_id = null, stake_order = 'cashFirst'
    where w.player_id = p_player_id and w.currency = v_bonus.currency and w.book = 'real';
    perform begin_next_bonus(p_player_id, v_bonus.currency, p_at);
  end if;
  return true;
end $$;
