-- Moves a withdrawal from the state and version that its mover saw, notes the step, and then moves the money: state before
-- money, all or nothing. No row when another one was quicker. `p_change` names further columns with their new values. The
-- ledger must post: anything else would be money that moves twice, so it ends the transaction.
create or replace function move_withdrawal(
  p_player_id uuid, p_id uuid, p_version bigint, p_from text[], p_to text, p_move text, p_actor text, p_note text,
  p_change jsonb, p_paid_minor bigint, p_cash_account text, p_fee_minor bigint, p_releases boolean, p_at timestamptz
) returns setof withdrawal language plpgsql as $$
declare
  v_moved withdrawal;
  v_from text;
  v_outcome text;
  v_key text;
begin
  select * into v_moved from withdrawal w where w.player_id = p_player_id and w.id = p_id for update;
  if not found or v_moved.version <> p_version or v_moved.state <> all (p_from) then
    return;
  end if;
  v_from := v_moved.state;
  v_key := p_id || ' ' || p_version;
  v_moved := jsonb_populate_record(v_moved, p_change);
  v_moved.state := p_to;
  v_moved.version := p_version + 1;
  v_moved.settled_minor := v_moved.settled_minor + p_paid_minor + p_fee_minor;
  if p_releases then
    v_moved.released_minor := v_moved.amount_minor - v_moved.settled_minor;
  end if;
  update withdrawal w set state = v_moved.state, version = v_moved.version, settled_minor = v_moved.settled_minor,
    released_minor = v_moved.released_minor, returned_minor = v_moved.returned_minor, reported_minor = v_moved.reported_minor, queue = v_moved.queue,
    reason = v_moved.reason, claimed_by = v_moved.claimed_by, claimed_until = v_moved.claimed_until,
    approved_by = v_moved.approved_by, approved_at = v_moved.approved_at, attempts = v_moved.attempts,
    due_at = v_moved.due_at, expires_at = v_moved.expires_at, ended_at = v_moved.ended_at
  where w.player_id = p_player_id and w.id = p_id;
  insert into withdrawal_step (player_id, withdrawal_id, position, move, from_state, to_state, actor, note, at)
  values (p_player_id, p_id, p_version, p_move, v_from, p_to, p_actor, p_note, p_at);

  if p_paid_minor > 0 then
    select s.outcome into v_outcome from settle_hold(p_player_id, 'withdrawals', p_id::text, v_key || ' paid', 'withdrawal',
      p_paid_minor, p_cash_account, p_at) s;
    perform must_be_posted(v_outcome, p_id);
  end if;
  if p_fee_minor > 0 then
    select s.outcome into v_outcome from settle_hold(p_player_id, 'withdrawals', p_id::text, v_key || ' fee', 'fee',
      p_fee_minor, 'house:fee', p_at) s;
    perform must_be_posted(v_outcome, p_id);
  end if;
  if p_releases then
    select r.outcome into v_outcome
    from release_hold(p_player_id, 'withdrawals', p_id::text, v_key || ' back', p_at) r;
    perform must_be_posted(v_outcome, p_id);
  end if;
  -- What was required before the request has been staked, and is asked no more.
  if p_to = 'completed' then
    update turnover_requirement r set met_at = p_at
    where r.player_id = p_player_id and r.currency = v_moved.currency and r.met_at is null
      and r.opened_at <= v_moved.requested_at;
  end if;
  return next v_moved;
end $$;
