-- A movement between a player's wallet and one counter account: p_amount_minor above zero credits the player, below
-- zero debits. It guards that a key moves money once, that the wallet never falls below zero, and that row and balance
-- are one. Outcomes: posted, repeated (with the first answer), reused (the key has other content), short, no_wallet.
create or replace function post_transfer(
  p_player_id uuid, p_book text, p_currency text, p_source text, p_key text, p_kind text, p_amount_minor bigint,
  p_counter_account text, p_reference text, p_at timestamptz,
  out outcome text, out available_minor bigint, out version bigint
) language plpgsql as $$
declare
  v_debit text := case when p_amount_minor < 0 then 'wallet' else p_counter_account end;
  v_credit text := case when p_amount_minor < 0 then p_counter_account else 'wallet' end;
  v_key_hash bigint := transfer_key(p_source, p_key);
  v_receivable_minor bigint;
  v_is_same boolean;
begin
  loop
    -- The first statement takes the wallet's lock, so one player's postings go one after another.
    update wallet w set available_minor = w.available_minor + p_amount_minor, version = w.version + 1
    where w.player_id = p_player_id and w.currency = p_currency and w.book = p_book
      and w.available_minor + p_amount_minor >= 0
    returning w.available_minor, w.version, w.receivable_minor into available_minor, version, v_receivable_minor;
    if found then
      insert into transfer (player_id, key_hash, source, idempotency_key, wallet_version, amount_minor,
        available_after_minor, at, book, currency, kind, debit_account, credit_account, reference, checksum)
      values (p_player_id, v_key_hash, p_source, p_key, version, abs(p_amount_minor), available_minor, p_at,
        p_book, p_currency, p_kind, v_debit, v_credit, p_reference,
        transfer_checksum(p_source, p_key, p_book, v_debit, v_credit, abs(p_amount_minor), p_currency, p_kind,
          p_reference))
      on conflict do nothing;
      exit when found;
      -- The key moved its money before: the wallet goes back to what it was, unseen by anybody.
      update wallet w set available_minor = w.available_minor - p_amount_minor, version = w.version - 1
      where w.player_id = p_player_id and w.currency = p_currency and w.book = p_book;
    end if;

    -- The first answer stood after the repayment that the credit made, when it made one.
    select coalesce(r.available_after_minor, t.available_after_minor), coalesce(r.wallet_version, t.wallet_version),
      (t.source, t.idempotency_key, t.book, t.debit_account, t.credit_account, t.amount_minor, t.currency, t.kind,
        t.reference) = (p_source, p_key, p_book, v_debit, v_credit, abs(p_amount_minor), p_currency, p_kind, p_reference)
    into available_minor, version, v_is_same
    from transfer t
    left join transfer r on r.player_id = t.player_id
      and r.key_hash = transfer_key('repayment', p_source || ' ' || p_key)
    where t.player_id = p_player_id and t.key_hash = v_key_hash;
    if found then
      outcome := case when v_is_same then 'repeated' else 'reused' end;
      return;
    end if;

    select w.available_minor, w.version into available_minor, version
    from wallet w where w.player_id = p_player_id and w.currency = p_currency and w.book = p_book for update;
    if not found then
      outcome := 'no_wallet';
      return;
    elsif available_minor + p_amount_minor < 0 then
      outcome := 'short';
      return;
    end if;
    -- Money came in between the two looks: try again, now under the lock.
  end loop;

  if p_amount_minor > 0 and v_receivable_minor > 0 then
    select r.available_minor, r.version into available_minor, version
    from repay_receivable(p_player_id, p_book, p_currency, p_source || ' ' || p_key,
      least(v_receivable_minor, p_amount_minor), p_reference, p_at) r;
  end if;
  outcome := 'posted';
end $$;
