-- Takes back bonus money that a win gave, as far as its bonus still has it; the operator bears the rest, since a player never
-- owes cash for bonus money. The caller holds the wallet, and takes cash where the bonus was released.
create or replace function take_bonus(
  p_player_id uuid, p_currency text, p_bonus_id uuid, p_key text, p_counter_account text, p_amount_minor bigint,
  p_reference text, p_at timestamptz
) returns void language plpgsql as $$
declare
  v_borne_minor bigint := p_amount_minor - least(p_amount_minor, coalesce((
    select w.bonus_minor from wallet w
    where w.player_id = p_player_id and w.currency = p_currency and w.book = 'real' and w.bonus_id = p_bonus_id), 0));
begin
  perform post_bonus(p_player_id, p_currency, p_key || ' borne', 'bonus_forfeit', 'house:bonus', 'bonus', v_borne_minor,
    p_reference, p_at);
  perform post_bonus(p_player_id, p_currency, p_key, 'rollback', 'bonus', p_counter_account, p_amount_minor, p_reference,
    p_at);
end $$;
