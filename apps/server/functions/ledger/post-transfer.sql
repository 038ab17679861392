-- Moves money once between two accounts, at least one of them the player's: `wallet`, `bonus`, `held` or
-- `receivable`. It guards that
-- a key moves money once, that nothing at hand falls below zero, and that wallet and row are one. A credit to the wallet
-- repays what the player owes. A stake of cash keeps within the player's limits. Outcomes: posted, repeated (with the first
-- answer), reused (the key has other content), short, closed, limited, no_wallet, pool_short.
create or replace function post_transfer(
  p_player_id uuid, p_book text, p_currency text, p_source text, p_key text, p_kind text, p_debit text, p_credit text,
  p_amount_minor bigint, p_reference text, p_at timestamptz,
  out outcome text, out available_minor bigint, out version bigint, out bonus_minor bigint
) language plpgsql as $$
declare
  v_available_minor bigint := case 'wallet' when p_debit then -p_amount_minor when p_credit then p_amount_minor else 0 end;
  v_bonus_minor bigint := case 'bonus' when p_debit then -p_amount_minor when p_credit then p_amount_minor else 0 end;
  v_reserved_minor bigint := case 'held' when p_debit then -p_amount_minor when p_credit then p_amount_minor else 0 end;
  v_owed_minor bigint := case 'receivable' when p_debit then p_amount_minor when p_credit then -p_amount_minor else 0 end;
  v_wallet wallet;
begin
  -- The lock comes first, so one player's postings go one after another.
  select * into v_wallet from wallet w
  where w.player_id = p_player_id and w.currency = p_currency and w.book = p_book for update;
  if not found then
    outcome := 'no_wallet';
    return;
  end if;
  bonus_minor := v_wallet.bonus_minor;
  select b.outcome, b.available_minor, b.version into outcome, available_minor, version
  from transfer_before(p_player_id, p_book, p_currency, p_source, p_key, p_kind, p_debit, p_credit, p_amount_minor,
    p_reference) b;
  if found then
    return;
  end if;

  if p_kind in ('bet', 'win', 'rollback') and play_day_is_over(v_wallet, p_at) then
    v_wallet := renew_play_room(p_player_id, p_currency, p_at);
  end if;
  available_minor := v_wallet.available_minor;
  version := v_wallet.version;
  outcome := case
    -- A closed wallet takes what comes back and gives nothing but what it owes; its bonus money goes back.
    when v_wallet.closed_at is not null
      and ((p_debit = 'wallet' and p_credit <> 'receivable') or (p_debit = 'bonus' and p_kind = 'bet')) then 'closed'
    when available_minor + v_available_minor < 0 or bonus_minor + v_bonus_minor < 0 then 'short'
    when v_wallet.is_limited and p_debit = 'wallet' and p_kind = 'bet' and p_amount_minor > play_room(v_wallet)
      then 'limited'
    when starts_with(p_debit, 'pool:') and pool_balance(p_book, p_currency, p_debit) < p_amount_minor then 'pool_short'
  end;
  if outcome is not null then
    return;
  end if;

  -- What is owed is not at hand: it leaves the version as it is. Without limits no play is counted.
  update wallet w set available_minor = w.available_minor + v_available_minor,
    bonus_minor = w.bonus_minor + v_bonus_minor, reserved_minor = w.reserved_minor + v_reserved_minor,
    receivable_minor = w.receivable_minor + v_owed_minor,
    play_staked_minor = w.play_staked_minor
      - case when p_kind = 'bet' or (p_kind = 'rollback' and p_credit = 'wallet') then v_available_minor else 0 end,
    play_lost_minor = w.play_lost_minor - case when p_kind in ('bet', 'win', 'rollback') then v_available_minor else 0 end,
    version = w.version + case when v_available_minor = 0 and v_bonus_minor = 0 and v_reserved_minor = 0 then 0 else 1 end
  where w.player_id = p_player_id and w.currency = p_currency and w.book = p_book
  returning w.available_minor, w.version, w.bonus_minor into available_minor, version, bonus_minor;
  insert into new_transfer (player_id, wallet_version, amount_minor, available_after_minor, at, source, idempotency_key, book,
    currency, kind, debit_account, credit_account, reference)
  values (p_player_id, version, p_amount_minor, available_minor, p_at, p_source, p_key, p_book, p_currency, p_kind, p_debit,
    p_credit, p_reference);
  if p_credit = 'wallet' and v_wallet.receivable_minor > 0 then
    select r.available_minor, r.version into available_minor, version
    from post_transfer(p_player_id, p_book, p_currency, 'repayment', p_source || ' ' || p_key, 'repayment', 'wallet',
      'receivable', least(v_wallet.receivable_minor, p_amount_minor), p_reference, p_at) r;
  end if;
  outcome := 'posted';
end $$;
