-- Grants bonus money once for each reference, to a player with an open account and a wallet of real money; the terms are kept as
-- they are now. It waits while another bonus is played; one that asks for no stake is cash at once. Outcomes: granted, repeated,
-- not_eligible.
create or replace function grant_bonus(
  p_player_id uuid, p_bonus_id uuid, p_reference text, p_currency text, p_amount_minor bigint, p_required_minor bigint,
  p_contributions text, p_conversion_cap_minor bigint, p_stake_order text, p_expires_at timestamptz, p_at timestamptz,
  p_words text
) returns text language plpgsql as $$
begin
  perform from wallet w
  where w.player_id = p_player_id and w.currency = p_currency and w.book = 'real' and w.closed_at is null for update;
  if not found or not exists (
    select from account a where a.player_id = p_player_id and a.status = 'open') then
    return 'not_eligible';
  end if;
  insert into bonus (player_id, bonus_id, reference, currency, amount_minor, required_minor, contributions,
    conversion_cap_minor, stake_order, expires_at, state, granted_at, words)
  values (p_player_id, p_bonus_id, p_reference, p_currency, p_amount_minor, p_required_minor, p_contributions::jsonb,
    p_conversion_cap_minor, p_stake_order, p_expires_at, 'waiting', p_at,
    p_words::jsonb)
  on conflict (player_id, reference) do nothing;
  if not found then
    return 'repeated';
  end if;
  if begin_next_bonus(p_player_id, p_currency, p_at) = p_bonus_id and p_required_minor = 0 then
    perform end_bonus(p_player_id, p_bonus_id, 'released', null, p_at);
  end if;
  return 'granted';
end $$;
