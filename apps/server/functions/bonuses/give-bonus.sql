-- What comes back of a stake of bonus money, under the key of what brings it back. It is bonus money while its bonus is played,
-- cash up to the cap once that was released, and the operator's once it was forfeited or has expired. One that was used up is
-- played again, or its money joins the bonus that is played now. The caller holds the wallet.
create or replace function give_bonus(
  p_player_id uuid, p_currency text, p_bonus_id uuid, p_key text, p_kind text, p_counter_account text,
  p_amount_minor bigint, p_reference text, p_at timestamptz
) returns void language plpgsql as $$
declare
  v_bonus bonus;
  v_cash_minor bigint := 0;
  v_gone_minor bigint := 0;
begin
  if p_amount_minor = 0 then
    return;
  end if;
  select * into strict v_bonus from bonus b where b.player_id = p_player_id and b.bonus_id = p_bonus_id for update;
  if v_bonus.state = 'used' then
    update wallet w set bonus_id = p_bonus_id, stake_order = v_bonus.stake_order
    where w.player_id = p_player_id and w.currency = p_currency and w.book = 'real' and w.bonus_id is null;
    if found then
      update bonus b set state = 'active', ended_at = null, counted_at = null
      where b.player_id = p_player_id and b.bonus_id = p_bonus_id;
    end if;
  elsif v_bonus.state = 'released' then
    v_cash_minor := least(p_amount_minor,
      greatest(coalesce(v_bonus.conversion_cap_minor - v_bonus.released_minor, p_amount_minor), 0));
    v_gone_minor := p_amount_minor - v_cash_minor;
  elsif v_bonus.state <> 'active' then
    v_gone_minor := p_amount_minor;
  end if;

  perform post_bonus(p_player_id, p_currency, p_key || ' released', p_kind, p_counter_account, 'wallet', v_cash_minor,
    p_reference, p_at);
  perform post_bonus(p_player_id, p_currency, p_key, p_kind, p_counter_account, 'bonus', p_amount_minor - v_cash_minor,
    p_reference, p_at);
  perform post_bonus(p_player_id, p_currency, p_key || ' gone', 'bonus_forfeit', 'bonus', 'house:bonus', v_gone_minor,
    p_reference, p_at);
  update bonus b set released_minor = b.released_minor + v_cash_minor, forfeited_minor = b.forfeited_minor + v_gone_minor
  where b.player_id = p_player_id and b.bonus_id = p_bonus_id and v_cash_minor + v_gone_minor > 0;
end $$;
