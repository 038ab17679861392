-- Takes a player's request: key, payee, limits, turnover, hold and row in one statement, under the wallet's lock. Outcomes:
-- requested, repeated (with the first row), reused (the key has other content), no_payee, above_today, too_many, turnover, bonus,
-- and of the ledger short and closed. A turnover fee lets money leave whose turnover is not met; without one (null) it stays.
-- While a bonus is played a withdrawal waits for its turnover, or gives it up where the player agrees: `bonus` where not.
-- `left_minor` says how much may leave today, has to be staked, or is at hand.
create or replace function request_withdrawal(
  p_player_id uuid, p_id uuid, p_key text, p_currency text, p_bank_account_id uuid, p_amount_minor bigint,
  p_fee_minor bigint, p_today timestamptz, p_today_maximum_minor bigint, p_open_maximum integer, p_language text,
  p_at timestamptz, p_turnover_fee_minor bigint, p_bonus text,
  out outcome text, out left_minor bigint, out requested withdrawal
) language plpgsql as $$
declare
  v_payee bank_account;
  v_open bigint;
  v_turnover_fee_minor bigint := 0;
  v_wallet wallet := lock_wallet(p_player_id, p_currency, 'real');
begin
  select * into requested from withdrawal w where w.player_id = p_player_id and w.idempotency_key = p_key;
  if found then
    outcome := case when (requested.amount_minor, requested.bank_account_id) = (p_amount_minor, p_bank_account_id)
      then 'repeated' else 'reused' end;
    return;
  end if;

  select * into v_payee from bank_account b
  where b.player_id = p_player_id and b.bank_account_id = p_bank_account_id and b.removed_at is null;
  if not found then
    outcome := 'no_payee';
    return;
  end if;
  select count(*) filter (where w.ended_at is null), p_today_maximum_minor - coalesce(sum(w.amount_minor - w.released_minor
    - least(w.returned_minor, w.amount_minor)) filter (where w.requested_at >= p_today), 0)
  into v_open, left_minor
  from withdrawal w
  where w.player_id = p_player_id and w.currency = p_currency and (w.ended_at is null or w.requested_at >= p_today);
  if p_amount_minor > left_minor then
    outcome := 'above_today';
    return;
  end if;
  if v_open >= p_open_maximum then
    outcome := 'too_many';
    return;
  end if;
  left_minor := turnover_remaining(p_player_id, p_currency, p_at, p_at);
  if left_minor > 0 then
    v_turnover_fee_minor := p_turnover_fee_minor;
    if v_turnover_fee_minor is null or p_fee_minor + v_turnover_fee_minor >= p_amount_minor then
      outcome := 'turnover';
      return;
    end if;
  end if;

  if v_wallet.bonus_id is not null then
    -- It may be met by now.
    perform settle_bonus(p_player_id, p_currency, 0, p_at);
    v_wallet := lock_wallet(p_player_id, p_currency, 'real');
  end if;
  if v_wallet.bonus_id is not null and p_bonus <> 'givenUp' then
    outcome := case p_bonus when 'waits' then 'turnover' else 'bonus' end;
    left_minor := case p_bonus when 'waits' then (
      select b.required_minor - b.progress_minor from bonus b
      where b.player_id = p_player_id and b.bonus_id = v_wallet.bonus_id) else v_wallet.bonus_minor end;
    return;
  end if;

  select h.outcome, h.available_minor into outcome, left_minor
  from hold_funds(p_player_id, 'real', p_currency, 'withdrawals', p_id::text, p_amount_minor, p_at) h;
  if outcome <> 'posted' then
    return;
  end if;
  insert into withdrawal (player_id, id, idempotency_key, currency, amount_minor, fee_minor,
    turnover_fee_minor, state, bank_account_id, payee_bank, payee_name, payee_number, language, due_at, requested_at)
  values (p_player_id, p_id, p_key, p_currency, p_amount_minor, p_fee_minor + v_turnover_fee_minor,
    v_turnover_fee_minor, 'checking', p_bank_account_id,
    v_payee.bank_name, v_payee.holder_name, v_payee.account_number, p_language, p_at, p_at)
  returning * into requested;
  if v_wallet.bonus_id is not null then
    perform end_bonus(p_player_id, v_wallet.bonus_id, 'forfeited', 'withdrawal', p_at);
  end if;
  outcome := 'requested';
end $$;
