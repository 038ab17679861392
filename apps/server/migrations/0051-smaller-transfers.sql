-- A smaller transfer. At a million rows a transfer and its key took 340 bytes: an index of a player's id, a source and a
-- key is as long as half the row. The key's place in the index is now taken by its hash of 64 bits. It is the player's
-- own, so two keys of one player would meet once in 10^10 transfers; the content's hash covers the key, so even then the
-- second is refused as reused and never taken for the first. Columns of a fixed width stand first, without gaps.

drop view house_balance;
drop view ledger_entry;
drop function repay_receivable, post_receivable, transfer_hash;
alter table transfer rename to transfer_before;

-- Under which a movement is found again.
create function transfer_key(p_source text, p_key text) returns bigint language sql immutable parallel safe
return hashtextextended(p_source || ' ' || p_key, 0);

-- What makes two requests under one key the same movement, and what shows a row that was changed later.
create function transfer_hash(
  p_source text, p_key text, p_book text, p_debit text, p_credit text, p_amount_minor bigint, p_currency text,
  p_kind text, p_reference text
) returns bigint language sql immutable parallel safe
return hashtextextended(
  p_source || chr(31) || p_key || chr(31) || p_book || chr(31) || p_debit || chr(31) || p_credit || chr(31)
    || p_amount_minor::text || chr(31) || p_currency || chr(31) || p_kind || chr(31) || p_reference, 0);

create table transfer (
  player_id uuid not null,
  wallet_version bigint not null,
  amount_minor moved_minor not null,
  available_after_minor bigint not null,
  at timestamptz not null,
  content_hash bigint not null,
  -- Who asked, and the key under which it asked: the same pair is the same movement, for ever.
  source text not null,
  idempotency_key text not null,
  book money_book not null,
  currency text not null,
  kind text not null,
  debit_account text not null,
  credit_account text not null,
  reference text not null
);
insert into transfer
select player_id, wallet_version, amount_minor, available_after_minor, at,
  transfer_hash(source, idempotency_key, book, debit_account, credit_account, amount_minor, currency, kind, reference),
  source, idempotency_key, book, currency, kind, debit_account, credit_account, reference
from transfer_before order by at;
drop table transfer_before;
create unique index transfer_once on transfer (player_id, transfer_key(source, idempotency_key));

-- The two-entry view: every transfer takes from one account what it gives to another.
create view ledger_entry as
select t.player_id, t.source, t.idempotency_key, t.book, side.account, t.currency,
  -- The player whose account it is; null for the house and vendors.
  case when side.account in ('wallet', 'receivable') then t.player_id end as owner_id,
  side.amount_minor, t.kind, t.reference, t.at
from transfer t
cross join lateral (
  values (t.debit_account, -t.amount_minor::bigint), (t.credit_account, t.amount_minor::bigint)
) as side (account, amount_minor);

-- House and vendor accounts are never updated by a posting: nobody waits for a row that everybody would need.
create view house_balance as
select part.book, part.account, part.currency, sum(part.balance_minor)::bigint as balance_minor
from (
  select book, account, currency, balance_minor from account_seal
  union all
  select e.book, e.account, e.currency, e.amount_minor
  from ledger_entry e
  left join account_seal s on s.book = e.book and s.account = e.account and s.currency = e.currency
  where e.owner_id is null and (s.sealed_before is null or e.at >= s.sealed_before)
) part
group by part.book, part.account, part.currency;

-- The event `balance` of the contract. As text it takes a quarter of the time of jsonb_build_object and numeric.
create function balance_event(
  p_available_minor bigint, p_scale smallint, p_currency text, p_version bigint, p_at timestamptz
) returns jsonb language sql stable
return ('{"at": "' || to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  || '", "sumBalance": "' || case p_scale
    when 0 then p_available_minor::text
    else left(lpad(p_available_minor::text, greatest(length(p_available_minor::text), p_scale + 1), '0'), -p_scale) || '.'
      || right(lpad(p_available_minor::text, greatest(length(p_available_minor::text), p_scale + 1), '0'), p_scale)
  end
  || '", "currency": "' || p_currency || '", "version": "' || p_version || '"}')::jsonb;

-- As before, with the hashes of this file and the event above.
create or replace function post_transfer(
  p_player_id uuid, p_book text, p_currency text, p_source text, p_key text, p_kind text, p_amount_minor bigint,
  p_counter_account text, p_reference text, p_at timestamptz, p_event_id uuid,
  out outcome text, out available_minor bigint, out version bigint
) language plpgsql as $$
declare
  v_debit text := case when p_amount_minor < 0 then 'wallet' else p_counter_account end;
  v_credit text := case when p_amount_minor < 0 then p_counter_account else 'wallet' end;
  v_hash bigint := transfer_hash(p_source, p_key, p_book, v_debit, v_credit, abs(p_amount_minor), p_currency, p_kind,
    p_reference);
  v_known_hash bigint;
  v_receivable_minor bigint;
  v_scale smallint;
begin
  loop
    -- The first statement takes the wallet's lock, so one player's postings go one after another.
    update wallet w set available_minor = w.available_minor + p_amount_minor, version = w.version + 1
    where w.player_id = p_player_id and w.currency = p_currency and w.book = p_book
      and w.available_minor + p_amount_minor >= 0
    returning w.available_minor, w.version, w.receivable_minor, w.scale
    into available_minor, version, v_receivable_minor, v_scale;
    if found then
      insert into transfer (player_id, source, idempotency_key, wallet_version, amount_minor, available_after_minor, at,
        book, currency, kind, debit_account, credit_account, reference, content_hash)
      values (p_player_id, p_source, p_key, version, abs(p_amount_minor), available_minor, p_at,
        p_book, p_currency, p_kind, v_debit, v_credit, p_reference, v_hash)
      on conflict do nothing;
      exit when found;
      -- The key moved its money before: the wallet goes back to what it was, unseen by anybody.
      update wallet w set available_minor = w.available_minor - p_amount_minor, version = w.version - 1
      where w.player_id = p_player_id and w.currency = p_currency and w.book = p_book;
    end if;

    -- The first answer stood after the repayment that the credit made, when it made one.
    select t.content_hash, coalesce(r.available_after_minor, t.available_after_minor),
      coalesce(r.wallet_version, t.wallet_version)
    into v_known_hash, available_minor, version
    from transfer t
    left join transfer r on r.player_id = t.player_id
      and transfer_key(r.source, r.idempotency_key) = transfer_key('repayment', p_source || ' ' || p_key)
    where t.player_id = p_player_id
      and transfer_key(t.source, t.idempotency_key) = transfer_key(p_source, p_key);
    if found then
      outcome := case when v_known_hash = v_hash then 'repeated' else 'reused' end;
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
  -- The event `balance` of the contract.
  insert into outbox (id, topic, name, data, at)
  values (p_event_id, 'player:' || p_player_id, 'balance',
    balance_event(available_minor, v_scale, p_currency, version, p_at), p_at);
  outcome := 'posted';
end $$;

-- A debt is paid back out of the credit that has just come in. The caller holds the wallet's lock.
create function repay_receivable(
  p_player_id uuid, p_book text, p_currency text, p_key text, p_amount_minor bigint, p_reference text,
  p_at timestamptz, out available_minor bigint, out version bigint
) language sql
begin atomic
  with paid as (
    update wallet w
    set available_minor = w.available_minor - p_amount_minor, version = w.version + 1,
      receivable_minor = w.receivable_minor - p_amount_minor
    where w.player_id = p_player_id and w.currency = p_currency and w.book = p_book
    returning w.available_minor, w.version
  )
  insert into transfer (player_id, source, idempotency_key, wallet_version, amount_minor, available_after_minor, at,
    book, currency, kind, debit_account, credit_account, reference, content_hash)
  select p_player_id, 'repayment', p_key, paid.version, p_amount_minor, paid.available_minor, p_at,
    p_book, p_currency, 'repayment', 'wallet', 'receivable', p_reference,
    transfer_hash('repayment', p_key, p_book, 'wallet', 'receivable', p_amount_minor, p_currency, 'repayment', p_reference)
  from paid
  returning available_after_minor, wallet_version;
end;

-- What could not be taken from the wallet is owed. The caller holds the wallet's lock and knows that the key is new.
create function post_receivable(
  p_player_id uuid, p_book text, p_currency text, p_source text, p_key text, p_amount_minor bigint,
  p_counter_account text, p_reference text, p_at timestamptz
) returns void language sql
begin atomic
  with owed as (
    update wallet w set receivable_minor = w.receivable_minor + p_amount_minor
    where w.player_id = p_player_id and w.currency = p_currency and w.book = p_book
    returning w.available_minor, w.version
  )
  insert into transfer (player_id, source, idempotency_key, wallet_version, amount_minor, available_after_minor, at,
    book, currency, kind, debit_account, credit_account, reference, content_hash)
  select p_player_id, 'receivable', p_source || ' ' || p_key, owed.version, p_amount_minor, owed.available_minor, p_at,
    p_book, p_currency, 'receivable', 'receivable', p_counter_account, p_reference,
    transfer_hash('receivable', p_source || ' ' || p_key, p_book, 'receivable', p_counter_account, p_amount_minor,
      p_currency, 'receivable', p_reference)
  from owed;
end;
