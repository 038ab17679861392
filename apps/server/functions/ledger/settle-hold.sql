-- Pays a part of a hold, or all of it, to a counter account. Outcomes beside those of `post_transfer`: hold_unknown,
-- hold_ended (nothing of it is left), hold_exceeded (less is left than was asked for; available_minor says how much).
create or replace function settle_hold(
  p_player_id uuid, p_source text, p_hold_key text, p_key text, p_kind text, p_amount_minor bigint,
  p_counter_account text, p_at timestamptz,
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
  v_left_minor := v_hold.amount_minor - v_hold.settled_minor - v_hold.released_minor;
  if v_left_minor < p_amount_minor then
    -- Unless it is this very settlement that took it.
    select b.outcome, b.available_minor, b.version into outcome, available_minor, version
    from transfer_before(p_player_id, v_hold.book, v_hold.currency, p_source, p_key, p_kind, 'held', p_counter_account,
      p_amount_minor, p_hold_key) b;
    if not found then
      outcome := case when v_left_minor = 0 then 'hold_ended' else 'hold_exceeded' end;
      available_minor := v_left_minor;
    end if;
    return;
  end if;

  select p.outcome, p.available_minor, p.version into outcome, available_minor, version
  from post_transfer(p_player_id, v_hold.book, v_hold.currency, p_source, p_key, p_kind, 'held', p_counter_account,
    p_amount_minor, p_hold_key, p_at) p;
  if outcome = 'posted' then
    update hold h set settled_minor = h.settled_minor + p_amount_minor
    where h.player_id = p_player_id and h.source = p_source and h.key = p_hold_key;
  end if;
end $$;
