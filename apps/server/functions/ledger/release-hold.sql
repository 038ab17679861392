-- Gives back to the wallet what is left of a hold, where it first repays what the player owes. Outcomes as `settle_hold`.
create or replace function release_hold(
  p_player_id uuid, p_source text, p_hold_key text, p_key text, p_at timestamptz,
  out outcome text, out available_minor bigint, out version bigint
) language plpgsql as $$
declare
  v_hold hold;
  v_left_minor bigint;
begin
  select * into v_hold from hold h
  where h.player_id = p_player_id and h.source = p_source and h.key = p_hold_key for update;
  if not found then
    outcome := 'hold_unknown';
    return;
  end if;
  -- Released before under this key: whatever was left then is what it was about.
  select b.outcome, b.available_minor, b.version into outcome, available_minor, version
  from transfer_before(p_player_id, v_hold.book, v_hold.currency, p_source, p_key, 'release', 'held', 'wallet', null,
    p_hold_key) b;
  if found then
    return;
  end if;
  v_left_minor := v_hold.amount_minor - v_hold.settled_minor - v_hold.released_minor;
  if v_left_minor = 0 then
    outcome := 'hold_ended';
    available_minor := 0;
    return;
  end if;

  select p.outcome, p.available_minor, p.version into outcome, available_minor, version
  from post_transfer(p_player_id, v_hold.book, v_hold.currency, p_source, p_key, 'release', 'held', 'wallet', v_left_minor,
    p_hold_key, p_at) p;
  if outcome = 'posted' then
    update hold h set released_minor = h.released_minor + v_left_minor
    where h.player_id = p_player_id and h.source = p_source and h.key = p_hold_key;
  end if;
end $$;
