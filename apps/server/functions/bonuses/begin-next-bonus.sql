-- Begins the oldest bonus that waits, unless one is played: its money is there from now on, and stakes count for it. One whose
-- time passed while it waited is expired. The caller holds the wallet.
create or replace function begin_next_bonus(p_player_id uuid, p_currency text, p_at timestamptz) returns uuid
language plpgsql as $$
declare
  v_bonus bonus;
begin
  if exists (
    select from wallet w where w.player_id = p_player_id and w.currency = p_currency and w.book = 'real'
      and (w.bonus_id is not null or w.closed_at is not null)) then
    return null;
  end if;
  update bonus b set state = 'expired', ended_at = p_at
  where b.player_id = p_player_id and b.currency = p_currency and b.state = 'waiting' and b.expires_at <= p_at;
  select * into v_bonus from bonus b
  where b.player_id = p_player_id and b.currency = p_currency and b.state = 'waiting'
  order by b.granted_at, b.bonus_id limit 1 for update;
  if not found then
    return null;
  end if;
  update bonus b set state = 'active', started_at = p_at
  where b.player_id = p_player_id and b.bonus_id = v_bonus.bonus_id;
  update wallet w set bonus_id = v_bonus.bonus_id, stake_order = v_bonus.stake_order
  where w.player_id = p_player_id and w.currency = p_currency and w.book = 'real';
  perform post_bonus(p_player_id, p_currency, v_bonus.bonus_id::text, 'grant', 'house:bonus', 'bonus', v_bonus.amount_minor,
    v_bonus.bonus_id::text, p_at);
  return v_bonus.bonus_id;
end $$;
