-- Pays what a player has accrued into the real wallet, in whole minor units; the rest stays and grows on. The accrual's book
-- counts in millionths, so the two transfers stand in two books, each of which sums to zero. Outcomes: posted, repeated,
-- reused, nothing (less than one minor unit has come together), no_wallet (no real one).
create or replace function pay_accrual(
  p_player_id uuid, p_accrual text, p_currency text, p_source text, p_key text, p_reference text, p_at timestamptz,
  out outcome text, out paid_minor bigint, out available_minor bigint, out version bigint
) language plpgsql as $$
declare
  v_accrued wallet;
  v_real wallet;
  v_unit bigint;
  v_paid wallet;
  v_credited wallet;
begin
  -- In the order of all wallets.
  perform from wallet w
  where w.player_id = p_player_id and w.currency = p_currency and w.book in (p_accrual, 'real') order by w.book for update;
  select b.outcome, b.available_minor, b.version, t.amount_minor into outcome, available_minor, version, paid_minor
  from transfer_before(p_player_id, 'real', p_currency, p_source, p_key, 'payout', 'house:' || p_accrual, 'wallet', null,
    p_reference) b
  join transfer t on t.player_id = p_player_id and t.key_hash = transfer_key(p_source, p_key);
  if found then
    return;
  end if;

  select * into v_accrued from wallet w
  where w.player_id = p_player_id and w.currency = p_currency and w.book = p_accrual;
  select * into v_real from wallet w
  where w.player_id = p_player_id and w.currency = p_currency and w.book = 'real';
  v_unit := 10 ^ (v_accrued.scale - v_real.scale);
  paid_minor := v_accrued.available_minor / v_unit;
  available_minor := v_real.available_minor;
  version := v_real.version;
  outcome := case when v_real.player_id is null then 'no_wallet'
    when coalesce(paid_minor, 0) = 0 then 'nothing' end;
  if outcome is not null then
    return;
  end if;

  update wallet w set available_minor = w.available_minor - paid_minor * v_unit, version = w.version + 1
  where w.player_id = p_player_id and w.currency = p_currency and w.book = p_accrual returning * into v_paid;
  update wallet w set available_minor = w.available_minor + paid_minor, version = w.version + 1
  where w.player_id = p_player_id and w.currency = p_currency and w.book = 'real' returning * into v_credited;
  insert into new_transfer (player_id, wallet_version, amount_minor, available_after_minor, at, source, idempotency_key, book,
    currency, kind, debit_account, credit_account, reference)
  values
    (p_player_id, v_paid.version, paid_minor * v_unit, v_paid.available_minor, p_at, 'payout', p_source || ' ' || p_key, p_accrual,
      p_currency, 'payout', 'wallet', 'house:paid', p_reference),
    (p_player_id, v_credited.version, paid_minor, v_credited.available_minor, p_at, p_source, p_key, 'real', p_currency, 'payout',
      'house:' || p_accrual, 'wallet', p_reference);
  available_minor := v_credited.available_minor;
  version := v_credited.version;
  if v_real.receivable_minor > 0 then
    select r.available_minor, r.version into available_minor, version
    from post_transfer(p_player_id, 'real', p_currency, 'repayment', p_source || ' ' || p_key, 'repayment', 'wallet',
      'receivable', least(v_real.receivable_minor, paid_minor), p_reference, p_at) r;
  end if;
  outcome := 'posted';
end $$;
