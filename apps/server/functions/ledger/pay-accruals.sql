-- `pay_accrual` for many players at once, each player once: what is plain in one sweep (a real wallet that is there and owes
-- nothing, a new key, at least one minor unit), anything else by `pay_accrual` itself. Says what was paid in minor units.
create or replace function pay_accruals(
  p_player_ids uuid[], p_accrual text, p_currency text, p_source text, p_keys text[], p_reference text, p_at timestamptz
) returns bigint language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_odd bigint[];
  v_paid bigint;
  v_seat bigint;
begin
  -- In the order of all wallets.
  perform from wallet w
  where w.player_id = any (p_player_ids) and w.currency = p_currency and w.book in (p_accrual, 'real')
  order by w.player_id, w.currency, w.book for update;
  with asked as materialized (
    select a.player_id, a.key, a.seat, r.version as real_version, r.available_minor as real_minor,
      c.version as accrual_version, c.available_minor as accrued_minor, c.available_minor / u.unit as paid_minor, u.unit,
      r.player_id is null or r.receivable_minor > 0 or t.key_hash is not null as is_odd
    from unnest(p_player_ids, p_keys) with ordinality as a (player_id, key, seat)
    join wallet c on c.player_id = a.player_id and c.currency = p_currency and c.book = p_accrual
    left join wallet r on r.player_id = a.player_id and r.currency = p_currency and r.book = 'real'
    left join transfer t on t.player_id = a.player_id and t.key_hash = transfer_key(p_source, a.key)
    cross join lateral (select (10 ^ (c.scale - coalesce(r.scale, 0)))::bigint as unit) u
  ), plain as materialized (
    select * from asked a where not a.is_odd and a.paid_minor > 0
  ), taken as (
    update wallet w set available_minor = w.available_minor - p.paid_minor * p.unit, version = w.version + 1
    from plain p where w.player_id = p.player_id and w.currency = p_currency and w.book = p_accrual
  ), given as (
    update wallet w set available_minor = w.available_minor + p.paid_minor, version = w.version + 1
    from plain p where w.player_id = p.player_id and w.currency = p_currency and w.book = 'real'
  ), entered as (
    insert into new_transfer (player_id, wallet_version, amount_minor, available_after_minor, at, source, idempotency_key,
      book, currency, kind, debit_account, credit_account, reference)
    select p.player_id, p.accrual_version + 1, p.paid_minor * p.unit, p.accrued_minor - p.paid_minor * p.unit, p_at, 'payout',
      p_source || ' ' || p.key, p_accrual, p_currency, 'payout', 'wallet', 'house:paid', p_reference
    from plain p
    union all
    select p.player_id, p.real_version + 1, p.paid_minor, p.real_minor + p.paid_minor, p_at, p_source, p.key, 'real',
      p_currency, 'payout', 'house:' || p_accrual, 'wallet', p_reference
    from plain p
  )
  select coalesce((select sum(p.paid_minor) from plain p), 0),
    (select array_agg(a.seat order by a.seat) from asked a where a.is_odd)
  into v_paid, v_odd;
  foreach v_seat in array coalesce(v_odd, '{}') loop
    v_paid := v_paid + coalesce((
      select case when o.outcome in ('posted', 'repeated') then o.paid_minor end
      from pay_accrual(p_player_ids[v_seat], p_accrual, p_currency, p_source, p_keys[v_seat], p_reference, p_at) o), 0);
  end loop;
  return v_paid;
end $$;
