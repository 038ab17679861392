-- A balance is a state and no event of its own: streams tell what the wallet holds (`LiveState`), so a posting writes its
-- wallet and its row and nothing else. Before, a fifth of its time went into a row of the outbox that repeated both. A
-- transfer keeps its key's hash as a column, since an index over an expression builds the expression anew with every
-- statement. What must hold for single columns of a wallet stands in a domain, as in `transfer`.

drop view house_balance;
drop view ledger_entry;
drop function post_transfers, write_transfers, provider_moves, provider_move, provider_bet, provider_win,
  provider_rollback, provider_transfer, post_transfer, repay_receivable, post_receivable, balance_event;
delete from outbox where name = 'balance';

create domain minor_at_hand as bigint check (value >= 0);
alter table wallet drop constraint wallet_never_negative,
  alter column available_minor type minor_at_hand,
  alter column reserved_minor type minor_at_hand,
  alter column receivable_minor type minor_at_hand;

-- Shows a row that was changed later.
create function transfer_checksum(
  p_source text, p_key text, p_book text, p_debit text, p_credit text, p_amount_minor bigint, p_currency text,
  p_kind text, p_reference text
) returns integer language sql immutable parallel safe
return hashtext(
  p_source || chr(31) || p_key || chr(31) || p_book || chr(31) || p_debit || chr(31) || p_credit || chr(31)
    || p_amount_minor::text || chr(31) || p_currency || chr(31) || p_kind || chr(31) || p_reference);

alter table transfer rename to transfer_before;
create table transfer (
  player_id uuid not null,
  -- `transfer_key` of source and key.
  key_hash bigint not null,
  wallet_version bigint not null,
  amount_minor moved_minor not null,
  available_after_minor bigint not null,
  at timestamptz not null,
  checksum integer not null,
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
select player_id, transfer_key(source, idempotency_key), wallet_version, amount_minor, available_after_minor, at,
  transfer_checksum(source, idempotency_key, book, debit_account, credit_account, amount_minor, currency, kind,
    reference),
  source, idempotency_key, book, currency, kind, debit_account, credit_account, reference
from transfer_before order by at;
drop table transfer_before;
drop function transfer_hash;
create unique index transfer_once on transfer (player_id, key_hash);

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

-- A movement between a player's wallet and one counter account: p_amount_minor above zero credits the player, below
-- zero debits. It guards that a key moves money once, that the wallet never falls below zero, and that row and balance
-- are one. Outcomes: posted, repeated (with the first answer), reused (the key has other content), short, no_wallet.
create function post_transfer(
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
    book, currency, kind, debit_account, credit_account, reference, key_hash, checksum)
  select p_player_id, 'repayment', p_key, paid.version, p_amount_minor, paid.available_minor, p_at,
    p_book, p_currency, 'repayment', 'wallet', 'receivable', p_reference,
    transfer_key('repayment', p_key),
    transfer_checksum('repayment', p_key, p_book, 'wallet', 'receivable', p_amount_minor, p_currency, 'repayment', p_reference)
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
    book, currency, kind, debit_account, credit_account, reference, key_hash, checksum)
  select p_player_id, 'receivable', p_source || ' ' || p_key, owed.version, p_amount_minor, owed.available_minor, p_at,
    p_book, p_currency, 'receivable', 'receivable', p_counter_account, p_reference,
    transfer_key('receivable', p_source || ' ' || p_key),
    transfer_checksum('receivable', p_source || ' ' || p_key, p_book, 'receivable', p_counter_account, p_amount_minor,
      p_currency, 'receivable', p_reference)
  from owed;
end;

-- Writes movements that were judged under the locks of their wallets: those with a version. Their keys are new, their
-- wallets owe nothing, and balance and version are those that each of them leaves. Wallets and rows are one.
create function write_transfers(
  p_player_ids uuid[], p_books text[], p_currencies text[], p_sources text[], p_keys text[], p_kinds text[],
  p_amounts_minor bigint[], p_counter_accounts text[], p_references text[], p_available_minor bigint[],
  p_versions bigint[], p_at timestamptz
) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  with moved as materialized (
    select m.*, abs(m.amount_minor) as moved_minor,
      case when m.amount_minor < 0 then 'wallet' else m.counter_account end as debit,
      case when m.amount_minor < 0 then m.counter_account else 'wallet' end as credit
    from unnest(p_player_ids, p_books, p_currencies, p_sources, p_keys, p_kinds, p_amounts_minor, p_counter_accounts,
      p_references, p_available_minor, p_versions)
      as m (player_id, book, currency, source, key, kind, amount_minor, counter_account, reference, available_minor,
        version)
    where m.version is not null
  ), kept as (
    update wallet w set available_minor = l.available_minor, version = l.version
    from (
      select distinct on (m.player_id, m.currency, m.book) m.player_id, m.currency, m.book, m.available_minor, m.version
      from moved m order by m.player_id, m.currency, m.book, m.version desc
    ) l
    where w.player_id = l.player_id and w.currency = l.currency and w.book = l.book
  )
  insert into transfer (player_id, key_hash, source, idempotency_key, wallet_version, amount_minor,
    available_after_minor, at, book, currency, kind, debit_account, credit_account, reference, checksum)
  select m.player_id, transfer_key(m.source, m.key), m.source, m.key, m.version, m.moved_minor, m.available_minor, p_at,
    m.book, m.currency, m.kind, m.debit, m.credit, m.reference,
    transfer_checksum(m.source, m.key, m.book, m.debit, m.credit, m.moved_minor, m.currency, m.kind, m.reference)
  from moved m;
end $$;

-- Postings, each a movement as `post_transfer` takes it, with its outcomes. What is plain is locked, judged and written
-- by one statement: new keys in a wallet that owes nothing and can pay. It sees the keys of its beginning; one that is
-- written between that and the lock breaks the index of transfers and with it the batch, which is then
-- asked one by one. p_repeats says which one has a key that stands here before.
create function post_transfers(
  p_player_ids uuid[], p_books text[], p_currencies text[], p_sources text[], p_keys text[], p_kinds text[],
  p_amounts_minor bigint[], p_counter_accounts text[], p_references text[], p_repeats boolean[], p_at timestamptz,
  out seats bigint[], out outcomes text[], out available_minor bigint[], out versions bigint[]
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_odd bigint[];
  v_seat bigint;
  v_one record;
begin
  with asked as (
    select * from unnest(p_player_ids, p_books, p_currencies, p_sources, p_keys, p_kinds, p_amounts_minor,
      p_counter_accounts, p_references, p_repeats) with ordinality
      as a (player_id, book, currency, source, key, kind, amount_minor, counter_account, reference, is_repeat, seat)
  ), held as materialized (
    select w.player_id, w.currency, w.book, w.available_minor, w.version, w.receivable_minor from wallet w
    where (w.player_id, w.currency, w.book) in (select a.player_id, a.currency, a.book from asked a)
    order by w.player_id, w.currency, w.book
    for update of w skip locked
  ), judged as materialized (
    select j.*, max(j.version) over one_wallet as last_version,
      bool_or(j.is_odd or j.available_minor < 0 or t.key_hash is not null) over one_wallet as is_odd_wallet
    from (
      select a.*, transfer_key(a.source, a.key) as key_hash, h.receivable_minor > 0 or a.is_repeat as is_odd,
        (h.available_minor + sum(a.amount_minor) over in_turn)::bigint as available_minor,
        h.version + row_number() over in_turn as version
      from asked a
      join held h on h.player_id = a.player_id and h.currency = a.currency and h.book = a.book
      window in_turn as (partition by a.player_id, a.currency, a.book order by a.seat)
    ) j
    left join transfer t on t.player_id = j.player_id and t.key_hash = j.key_hash
    window one_wallet as (partition by j.player_id, j.currency, j.book)
  ), kept as (
    update wallet w set available_minor = j.available_minor, version = j.version
    from judged j
    where not j.is_odd_wallet and j.version = j.last_version
      and w.player_id = j.player_id and w.currency = j.currency and w.book = j.book
  ), written as (
    insert into transfer (player_id, key_hash, source, idempotency_key, wallet_version, amount_minor,
      available_after_minor, at, book, currency, kind, debit_account, credit_account, reference, checksum)
    select j.player_id, j.key_hash, j.source, j.key, j.version, abs(j.amount_minor), j.available_minor, p_at, j.book,
      j.currency, j.kind, s.debit, s.credit, j.reference,
      transfer_checksum(j.source, j.key, j.book, s.debit, s.credit, abs(j.amount_minor), j.currency, j.kind,
        j.reference)
    from judged j, lateral (
      select case when j.amount_minor < 0 then 'wallet' else j.counter_account end as debit,
        case when j.amount_minor < 0 then j.counter_account else 'wallet' end as credit
    ) s
    where not j.is_odd_wallet
  )
  select array_agg(j.seat order by j.seat) filter (where j.is_odd_wallet), array_agg(j.seat) filter (where not j.is_odd_wallet),
    array_agg('posted'::text) filter (where not j.is_odd_wallet), array_agg(j.available_minor) filter (where not j.is_odd_wallet),
    array_agg(j.version) filter (where not j.is_odd_wallet)
  into v_odd, seats, outcomes, available_minor, versions from judged j;

  if v_odd is not null then
    foreach v_seat in array v_odd loop
      v_one := post_transfer(p_player_ids[v_seat], p_books[v_seat], p_currencies[v_seat], p_sources[v_seat],
        p_keys[v_seat], p_kinds[v_seat], p_amounts_minor[v_seat], p_counter_accounts[v_seat], p_references[v_seat],
        p_at);
      seats := seats || v_seat;
      outcomes := outcomes || v_one.outcome;
      available_minor := available_minor || v_one.available_minor;
      versions := versions || v_one.version;
    end loop;
  end if;
end $$;


-- A stake. It guards that the money is there, that the launch may still bet, and that the id moves money once. Too
-- little money is remembered too: a late copy of a refused bet must not find the money that came meanwhile.
create function provider_bet(
  p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_token text, p_book text, p_wallet_currency text,
  p_currency text, p_game_code text, p_round text, p_round_closed boolean, p_amount_minor bigint, p_at timestamptz,
  out status text, out balance_minor bigint
) language plpgsql as $$
declare
  v_available_minor bigint := lock_wallet(p_player_id, p_wallet_currency, p_book);
begin
  select b.status, b.balance_minor into status, balance_minor
  from provider_answer_before(p_provider_code, p_transaction_uuid, p_player_id, 'bet', p_game_code, p_round, null,
    p_currency, p_amount_minor, v_available_minor) b;
  if found then
    return;
  end if;
  balance_minor := v_available_minor;
  if p_currency <> p_wallet_currency then
    status := 'RS_ERROR_WRONG_CURRENCY';
    return;
  end if;
  status := bet_refusal(p_token, p_player_id, p_at);
  if status is not null then
    return;
  end if;

  if v_available_minor < p_amount_minor then
    status := 'RS_ERROR_NOT_ENOUGH_MONEY';
  else
    status := 'RS_OK';
    if p_amount_minor > 0 then
      balance_minor := provider_transfer(p_provider_code, p_transaction_uuid, p_player_id, 'bet', p_book, p_currency,
        -p_amount_minor, p_round, p_at);
    end if;
  end if;
  perform remember_provider_transaction(p_provider_code, p_transaction_uuid, p_player_id, 'bet', p_book, p_game_code,
    p_round, p_round_closed, null, p_currency, p_amount_minor, status, balance_minor, null, p_at);
end $$;

-- A return. It is paid whatever became of the launch or the round, as long as its bet stands.
create function provider_win(
  p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_book text, p_wallet_currency text,
  p_currency text, p_game_code text, p_round text, p_round_closed boolean, p_reference_uuid uuid,
  p_amount_minor bigint, p_at timestamptz, out status text, out balance_minor bigint
) language plpgsql as $$
declare
  v_available_minor bigint := lock_wallet(p_player_id, p_wallet_currency, p_book);
  v_bet record;
begin
  select b.status, b.balance_minor into status, balance_minor
  from provider_answer_before(p_provider_code, p_transaction_uuid, p_player_id, 'win', p_game_code, p_round,
    p_reference_uuid, p_currency, p_amount_minor, v_available_minor) b;
  if found then
    return;
  end if;
  balance_minor := v_available_minor;
  if p_currency <> p_wallet_currency then
    status := 'RS_ERROR_WRONG_CURRENCY';
    return;
  end if;

  select t.kind, t.status, t.rolled_back_by into v_bet from provider_transaction t
  where t.provider_code = p_provider_code and t.transaction_uuid = p_reference_uuid and t.player_id = p_player_id
    and t.book = p_book and t.kind in ('bet', 'unseen');
  if found and v_bet.rolled_back_by is not null then
    status := 'RS_ERROR_TRANSACTION_ROLLED_BACK';
    return;
  elsif not found or v_bet.status <> 'RS_OK' then
    status := 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    return;
  end if;

  status := 'RS_OK';
  if p_amount_minor > 0 then
    balance_minor := provider_transfer(p_provider_code, p_transaction_uuid, p_player_id, 'win', p_book, p_currency,
      p_amount_minor, p_round, p_at);
    update provider_transaction t set won_minor = t.won_minor + p_amount_minor
    where t.provider_code = p_provider_code and t.transaction_uuid = p_reference_uuid;
  end if;
  perform remember_provider_transaction(p_provider_code, p_transaction_uuid, p_player_id, 'win', p_book, p_game_code,
    p_round, p_round_closed, p_reference_uuid, p_currency, p_amount_minor, status, balance_minor, null, p_at);
end $$;

-- The undoing of a bet or a win. The provider repeats it until it hears RS_OK, so it succeeds for what never came (a
-- tombstone then bars the way) and for a win that the player has spent (the rest becomes a receivable).
create function provider_rollback(
  p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_book text, p_wallet_currency text,
  p_game_code text, p_round text, p_round_closed boolean, p_reference_uuid uuid, p_at timestamptz,
  out status text, out balance_minor bigint
) language plpgsql as $$
declare
  v_available_minor bigint := lock_wallet(p_player_id, p_wallet_currency, p_book);
  v_undone record;
  v_taken_minor bigint;
  v_moved_minor bigint := 0;
begin
  select b.status, b.balance_minor into status, balance_minor
  from provider_answer_before(p_provider_code, p_transaction_uuid, p_player_id, 'rollback', p_game_code, p_round,
    p_reference_uuid, p_wallet_currency, 0, v_available_minor) b;
  if found then
    return;
  end if;
  status := 'RS_OK';
  balance_minor := v_available_minor;

  select t.* into v_undone from provider_transaction t
  where t.provider_code = p_provider_code and t.transaction_uuid = p_reference_uuid;
  if not found then
    perform remember_provider_transaction(p_provider_code, p_reference_uuid, p_player_id, 'unseen', p_book,
      p_game_code, p_round, false, null, p_wallet_currency, 0, status, balance_minor, p_transaction_uuid, p_at);
  elsif v_undone.player_id <> p_player_id or v_undone.book <> p_book or v_undone.kind = 'rollback' then
    status := 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    return;
  elsif v_undone.rolled_back_by is not null then
    -- Undone before: the answer of then.
    select t.balance_minor into balance_minor from provider_transaction t
    where t.provider_code = p_provider_code and t.transaction_uuid = v_undone.rolled_back_by;
  else
    if v_undone.status = 'RS_OK' and v_undone.amount_minor > 0 then
      v_moved_minor := v_undone.amount_minor;
    end if;
    if v_undone.kind = 'bet' then
      if v_moved_minor > 0 then
        balance_minor := provider_transfer(p_provider_code, p_transaction_uuid, p_player_id, 'rollback', p_book,
          p_wallet_currency, v_moved_minor, p_round, p_at);
      end if;
      if v_undone.won_minor > 0 then
        insert into provider_alert (provider_code, transaction_uuid, player_id, kind, owed_minor, at)
        values (p_provider_code, p_transaction_uuid, p_player_id, 'won_bet_rolled_back', 0, p_at);
      end if;
    elsif v_moved_minor > 0 then
      v_taken_minor := least(v_available_minor, v_moved_minor);
      if v_taken_minor > 0 then
        balance_minor := provider_transfer(p_provider_code, p_transaction_uuid, p_player_id, 'rollback', p_book,
          p_wallet_currency, -v_taken_minor, p_round, p_at);
      end if;
      if v_taken_minor < v_moved_minor then
        perform post_receivable(p_player_id, p_book, p_wallet_currency, 'provider:' || p_provider_code,
          p_transaction_uuid::text, v_moved_minor - v_taken_minor, 'vendor:' || p_provider_code, p_round, p_at);
      end if;
      update provider_transaction t set won_minor = t.won_minor - v_moved_minor
      where t.provider_code = p_provider_code and t.transaction_uuid = v_undone.reference_uuid;
      insert into provider_alert (provider_code, transaction_uuid, player_id, kind, owed_minor, at)
      values (p_provider_code, p_transaction_uuid, p_player_id, 'win_rolled_back', v_moved_minor - v_taken_minor, p_at);
    end if;
    update provider_transaction t set rolled_back_by = p_transaction_uuid
    where t.provider_code = p_provider_code and t.transaction_uuid = p_reference_uuid;
  end if;

  perform remember_provider_transaction(p_provider_code, p_transaction_uuid, p_player_id, 'rollback', p_book,
    p_game_code, p_round, p_round_closed, p_reference_uuid, p_wallet_currency, v_moved_minor, status, balance_minor,
    null, p_at);
end $$;

-- Money between a player and a provider, under the lock that the caller holds. Anything but a first posting would be a
-- ledger that disagrees with provider_transaction, so it ends the statement.
create function provider_transfer(
  p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_kind text, p_book text, p_currency text,
  p_amount_minor bigint, p_reference text, p_at timestamptz
) returns bigint language plpgsql as $$
declare
  v_posted record;
begin
  select * into v_posted
  from post_transfer(p_player_id, p_book, p_currency, 'provider:' || p_provider_code, p_transaction_uuid::text, p_kind,
    p_amount_minor, 'vendor:' || p_provider_code, p_reference, p_at);
  if v_posted.outcome <> 'posted' then
    raise exception 'the ledger answered % to provider transaction %', v_posted.outcome, p_transaction_uuid;
  end if;
  return v_posted.available_minor;
end $$;

-- One request of a provider: the function of its kind.
create function provider_move(
  p_kind text, p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_token text, p_book text,
  p_wallet_currency text, p_currency text, p_game_code text, p_round text, p_round_closed boolean,
  p_reference_uuid uuid, p_amount_minor bigint, p_at timestamptz,
  out status text, out balance_minor bigint
) language plpgsql as $$
begin
  case p_kind
    when 'bet' then
      select m.status, m.balance_minor into status, balance_minor
      from provider_bet(p_provider_code, p_transaction_uuid, p_player_id, p_token, p_book, p_wallet_currency,
        p_currency, p_game_code, p_round, p_round_closed, p_amount_minor, p_at) m;
    when 'win' then
      select m.status, m.balance_minor into status, balance_minor
      from provider_win(p_provider_code, p_transaction_uuid, p_player_id, p_book, p_wallet_currency, p_currency,
        p_game_code, p_round, p_round_closed, p_reference_uuid, p_amount_minor, p_at) m;
    when 'rollback' then
      select m.status, m.balance_minor into status, balance_minor
      from provider_rollback(p_provider_code, p_transaction_uuid, p_player_id, p_book, p_wallet_currency, p_game_code,
        p_round, p_round_closed, p_reference_uuid, p_at) m;
  end case;
end $$;

-- Requests of providers, answered as one by one. Plain is a new bet that may be made and paid, and a new win on a bet
-- that stands; one request that is anything else leaves the whole of its wallet to `provider_move`.
create function provider_moves(
  p_kinds text[], p_provider_codes text[], p_transaction_uuids uuid[], p_player_ids uuid[], p_tokens text[],
  p_books text[], p_wallet_currencies text[], p_currencies text[], p_game_codes text[], p_rounds text[],
  p_rounds_closed boolean[], p_reference_uuids uuid[], p_amounts_minor bigint[], p_at timestamptz
) returns table (seat bigint, status text, balance_minor bigint)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_ours bigint[] := '{1}';
  v_balances_minor bigint[];
  v_versions bigint[];
  v_moves_minor bigint[];
begin
  if cardinality(p_kinds) > 1 then
    v_ours := lock_wallets(p_player_ids, p_wallet_currencies, p_books);
    with judged as (
      select a.seat, a.player_id, a.currency, a.book, a.move_minor,
        (w.available_minor + sum(a.move_minor) over one_wallet)::bigint as balance_minor,
        w.version + count(*) filter (where a.move_minor <> 0) over one_wallet as version,
        coalesce(
          a.kind not in ('bet', 'win') or a.asked_currency <> a.currency or w.receivable_minor > 0
          or count(*) over (partition by a.provider_code, a.transaction_uuid) > 1
          or known.kind is not null
          or (a.kind = 'bet' and bet_refusal(a.token, a.player_id, p_at) is not null)
          or (a.kind = 'win' and (won.status = 'RS_OK' and won.rolled_back_by is null) is not true), true) as is_odd
      from (
        select u.*, case when u.kind = 'bet' then -u.amount_minor else u.amount_minor end as move_minor
        from unnest(p_kinds, p_provider_codes, p_transaction_uuids, p_player_ids, p_tokens, p_books,
          p_wallet_currencies, p_currencies, p_reference_uuids, p_amounts_minor) with ordinality
          as u (kind, provider_code, transaction_uuid, player_id, token, book, currency, asked_currency,
            reference_uuid, amount_minor, seat)
      ) a
      join wallet w on w.player_id = a.player_id and w.currency = a.currency and w.book = a.book
      left join provider_transaction known
        on known.provider_code = a.provider_code and known.transaction_uuid = a.transaction_uuid
      left join provider_transaction won
        on a.kind = 'win' and won.provider_code = a.provider_code and won.transaction_uuid = a.reference_uuid
          and won.player_id = a.player_id and won.book = a.book and won.kind = 'bet'
      where a.seat = any (v_ours)
      window one_wallet as (partition by a.player_id, a.currency, a.book order by a.seat)
    ), plain as (
      select j.*, bool_or(j.is_odd or j.balance_minor < 0) over (partition by j.player_id, j.currency, j.book)
        as is_odd_wallet
      from judged j
    )
    select array_agg(p.balance_minor order by a.seat),
      array_agg(case when p.move_minor <> 0 then p.version end order by a.seat),
      array_agg(p.move_minor order by a.seat)
    into v_balances_minor, v_versions, v_moves_minor
    from generate_series(1, cardinality(p_kinds)) as a (seat)
    left join plain p on p.seat = a.seat and not p.is_odd_wallet;

    perform write_transfers(p_player_ids, p_books, p_wallet_currencies,
      array(select 'provider:' || code from unnest(p_provider_codes) as code), p_transaction_uuids::text[], p_kinds,
      v_moves_minor, array(select 'vendor:' || code from unnest(p_provider_codes) as code), p_rounds,
      v_balances_minor, v_versions, p_at);
    return query
      with plain as (
        select * from unnest(p_kinds, p_provider_codes, p_transaction_uuids, p_player_ids, p_books, p_currencies,
          p_game_codes, p_rounds, p_rounds_closed, p_reference_uuids, p_amounts_minor, v_balances_minor)
          with ordinality as u (kind, provider_code, transaction_uuid, player_id, book, currency, game_code, round,
            round_closed, reference_uuid, amount_minor, balance_minor, seat)
        where u.balance_minor is not null
      ), remembered as (
        insert into provider_transaction (provider_code, transaction_uuid, player_id, kind, book, game_code, round,
          round_closed, reference_uuid, currency, amount_minor, status, balance_minor, won_minor, rolled_back_by, at)
        select p.provider_code, p.transaction_uuid, p.player_id, p.kind, p.book, p.game_code, p.round, p.round_closed,
          case when p.kind = 'win' then p.reference_uuid end, p.currency, p.amount_minor, 'RS_OK', p.balance_minor, 0,
          null, p_at
        from plain p
      ), paid as (
        update provider_transaction t set won_minor = t.won_minor + w.won_minor
        from (
          select p.provider_code, p.reference_uuid, sum(p.amount_minor)::bigint as won_minor
          from plain p where p.kind = 'win' and p.amount_minor > 0
          group by p.provider_code, p.reference_uuid
        ) w
        where t.provider_code = w.provider_code and t.transaction_uuid = w.reference_uuid
      )
      select p.seat, 'RS_OK', p.balance_minor from plain p;
  end if;

  for seat in select a from unnest(v_ours) as a where v_balances_minor[a] is null order by a loop
    select m.status, m.balance_minor into status, balance_minor
    from provider_move(p_kinds[seat], p_provider_codes[seat], p_transaction_uuids[seat], p_player_ids[seat],
      p_tokens[seat], p_books[seat], p_wallet_currencies[seat], p_currencies[seat], p_game_codes[seat],
      p_rounds[seat], p_rounds_closed[seat], p_reference_uuids[seat], p_amounts_minor[seat], p_at) m;
    return next;
  end loop;
end $$;
