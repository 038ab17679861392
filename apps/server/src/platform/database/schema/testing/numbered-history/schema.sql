-- migration 0001-platform-outbox.sql
-- Events that leave with the commit of the transaction that wrote them. Rows live for a day.
create table outbox (
  id uuid primary key,
  topic text not null check (topic = 'everyone' or topic like 'player:%'),
  name text not null,
  data jsonb not null,
  at timestamptz not null
);

-- A stream that comes back asks for what its topics missed.
create index outbox_topic on outbox (topic, id);
-- migration 0002-platform-settings.sql
-- What an operator has changed. A key without a row has its default from the code.
create table setting (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null
);

-- Modules whose first data has been laid, so that an operator's later changes stand.
create table first_run_step (
  name text primary key,
  done_at timestamptz not null
);
-- migration 0005-sealing.sql
-- Seals already shown, until no clock allows them again. The key alone decides who was first.
create table seal_used (
  jti text primary key check (length(jti) between 8 and 128),
  expires_at timestamptz not null
);
create index seal_used_expires_at on seal_used (expires_at);
-- migration 0006-rates.sql
-- How often a visitor has used what is limited, counted for all processes together. Counts are worth nothing after a
-- crash, so they are kept out of the log of changes; a backup leaves them out.
create unlogged table rate_use (
  key text primary key,
  points integer not null,
  expire bigint not null
);
-- migration 0007-outbox-order.sql
-- Events are told in the order of their transactions as the database counts them, never by a clock. An event stands for
-- good once every transaction with a smaller number has ended, which the number of the oldest running one tells.
alter table outbox add column transaction_id xid8 not null default pg_current_xact_id();
alter table outbox drop constraint outbox_pkey, add primary key (transaction_id, id);
drop index outbox_topic;
create index outbox_topic on outbox (topic, transaction_id, id);
-- migration 0010-ledger.sql
-- Money. A transfer is one immutable two-sided row; a wallet is the running balance of one player's account.
--
-- An account is a code within a book. `wallet` and `receivable` belong to the row's player, every other code to the
-- house or a vendor. A transfer has one book for both of its sides, so real money and play money cannot meet in a row.
-- A balance is what was credited minus what was debited: players' money is positive, the house's cash negative.
--
-- What must hold for single columns stands in domains: a CHECK of a table is planned anew with every statement and
-- costs a posting more than its index.

create domain money_book as text check (value in ('real', 'play'));
create domain moved_minor as bigint check (value > 0);

create table wallet (
  player_id uuid not null,
  currency text not null,
  book money_book not null,
  -- Decimals of the currency, as the contract has them when the wallet is opened.
  scale smallint not null,
  available_minor bigint not null,
  reserved_minor bigint not null,
  -- What the player owes after a paid win was taken back; the next credits repay it.
  receivable_minor bigint not null,
  version bigint not null,
  opened_at timestamptz not null,
  primary key (player_id, currency, book),
  constraint wallet_never_negative check (least(available_minor, reserved_minor, receivable_minor) >= 0)
  -- No index on what changes, and room on every page: an update stays in its page.
) with (fillfactor = 70);

create table transfer (
  player_id uuid not null,
  -- Who asked, and the key under which it asked: the same pair is the same movement, for ever.
  source text not null,
  idempotency_key text not null,
  wallet_version bigint not null,
  amount_minor moved_minor not null,
  available_after_minor bigint not null,
  at timestamptz not null,
  book money_book not null,
  currency text not null,
  kind text not null,
  debit_account text not null,
  credit_account text not null,
  reference text not null,
  content_hash bytea not null,
  primary key (player_id, source, idempotency_key)
);

-- A house or vendor account that was added up to an instant. Its balance is this and the transfers since.
create table account_seal (
  book money_book not null,
  account text not null,
  currency text not null,
  sealed_before timestamptz not null,
  balance_minor bigint not null,
  primary key (book, account, currency)
);

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

-- What makes two requests under one key the same movement, and what shows a row that was changed later.
create function transfer_hash(
  p_book text, p_debit text, p_credit text, p_amount_minor bigint, p_currency text, p_kind text, p_reference text
) returns bytea language sql immutable parallel safe
return substr(sha256(convert_to(
  p_book || chr(31) || p_debit || chr(31) || p_credit || chr(31) || p_amount_minor::text || chr(31) || p_currency
    || chr(31) || p_kind || chr(31) || p_reference, 'UTF8')), 1, 16);

-- A movement between a player's wallet and one counter account: p_amount_minor above zero credits the player, below
-- zero debits. It guards that a key moves money once, that the wallet never falls below zero, and that row, balance and
-- event are one. Outcomes: posted, repeated (with the first answer), reused (the key has other content), short,
-- no_wallet.
create function post_transfer(
  p_player_id uuid, p_book text, p_currency text, p_source text, p_key text, p_kind text, p_amount_minor bigint,
  p_counter_account text, p_reference text, p_at timestamptz, p_event_id uuid,
  out outcome text, out available_minor bigint, out version bigint
) language plpgsql as $$
declare
  v_debit text := case when p_amount_minor < 0 then 'wallet' else p_counter_account end;
  v_credit text := case when p_amount_minor < 0 then p_counter_account else 'wallet' end;
  v_hash bytea := transfer_hash(p_book, v_debit, v_credit, abs(p_amount_minor), p_currency, p_kind, p_reference);
  v_known_hash bytea;
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
    left join transfer r on r.player_id = t.player_id and r.source = 'repayment'
      and r.idempotency_key = p_source || ' ' || p_key
    where t.player_id = p_player_id and t.source = p_source and t.idempotency_key = p_key;
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
  values (p_event_id, 'player:' || p_player_id, 'balance', jsonb_build_object(
    'at', to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'sumBalance', round(available_minor / (10::numeric ^ v_scale), v_scale)::text,
    'currency', p_currency, 'version', version::text), p_at);
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
    transfer_hash(p_book, 'wallet', 'receivable', p_amount_minor, p_currency, 'repayment', p_reference)
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
    transfer_hash(p_book, 'receivable', p_counter_account, p_amount_minor, p_currency, 'receivable', p_reference)
  from owed;
end;
-- migration 0011-provider-wallet.sql
-- The seamless wallet: what game providers tell us, and what we answered. `provider_transaction` is keyed by the
-- provider's own transaction id, whoever the player is: the one table of money that the player does not lead.

create table provider (
  code text primary key check (code ~ '^[A-Z0-9_]{2,20}$'),
  name text not null,
  -- SPKI in PEM: the key that signs this provider's requests.
  public_key_pem text not null,
  is_enabled boolean not null,
  registered_at timestamptz not null
);

create domain provider_transaction_kind as text check (value in ('bet', 'win', 'rollback', 'unseen'));

create table provider_transaction (
  provider_code text not null,
  transaction_uuid uuid not null,
  player_id uuid not null,
  amount_minor bigint not null,
  -- The stored answer: its status and the balance that it told.
  balance_minor bigint not null,
  -- Of a bet: what standing wins have paid on it.
  won_minor bigint not null,
  at timestamptz not null,
  -- `unseen` is a tombstone: it was rolled back before it came.
  kind provider_transaction_kind not null,
  book money_book not null,
  round_closed boolean not null,
  currency text not null,
  status text not null,
  game_code text not null,
  round text not null,
  reference_uuid uuid,
  rolled_back_by uuid,
  primary key (provider_code, transaction_uuid)
  -- A bet changes when it is won or rolled back.
) with (fillfactor = 90);
-- For the winner board and the counts of rounds.
create index provider_transaction_by_time on provider_transaction (at);

-- What a person should look at: one row for each transaction that took back what had been settled.
create table provider_alert (
  provider_code text not null,
  transaction_uuid uuid not null,
  player_id uuid not null,
  kind text not null check (kind in ('won_bet_rolled_back', 'win_rolled_back')),
  -- What the wallet no longer held, and the player owes now.
  owed_minor bigint not null check (owed_minor >= 0),
  at timestamptz not null,
  primary key (provider_code, transaction_uuid)
);

-- The answer to a transaction that was heard before; no row when it is new. The caller holds the lock of the player's
-- wallet, so that copies of one transaction come here one after another. A rollback carries no amount of its own.
create function provider_answer_before(
  p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_kind text, p_game_code text, p_round text,
  p_reference_uuid uuid, p_currency text, p_amount_minor bigint, p_available_minor bigint
) returns table (status text, balance_minor bigint) language sql stable
begin atomic
  select judged.status, case when judged.status = judged.first_status then judged.balance_minor else p_available_minor end
  from (
    select t.status as first_status, t.balance_minor, case
      when t.player_id <> p_player_id then 'RS_ERROR_DUPLICATE_TRANSACTION'
      when t.kind = 'unseen' then 'RS_ERROR_TRANSACTION_ROLLED_BACK'
      when t.kind <> p_kind or t.game_code <> p_game_code or t.round <> p_round
        or t.reference_uuid is distinct from p_reference_uuid
        or (p_kind <> 'rollback' and (t.currency <> p_currency or t.amount_minor <> p_amount_minor))
        then 'RS_ERROR_DUPLICATE_TRANSACTION'
      when t.rolled_back_by is not null then 'RS_ERROR_TRANSACTION_ROLLED_BACK'
      else t.status
    end as status
    from provider_transaction t
    where t.provider_code = p_provider_code and t.transaction_uuid = p_transaction_uuid
  ) judged;
end;

-- Remembers a transaction with its answer. The same id for another player at the same moment is a lost race: the whole
-- statement runs again and then finds the row.
create function remember_provider_transaction(
  p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_kind text, p_book text, p_game_code text,
  p_round text, p_round_closed boolean, p_reference_uuid uuid, p_currency text, p_amount_minor bigint, p_status text,
  p_balance_minor bigint, p_rolled_back_by uuid, p_at timestamptz
) returns void language plpgsql as $$
begin
  insert into provider_transaction (provider_code, transaction_uuid, player_id, kind, book, game_code, round,
    round_closed, reference_uuid, currency, amount_minor, status, balance_minor, won_minor, rolled_back_by, at)
  values (p_provider_code, p_transaction_uuid, p_player_id, p_kind, p_book, p_game_code, p_round,
    p_round_closed, p_reference_uuid, p_currency, p_amount_minor, p_status, p_balance_minor, 0, p_rolled_back_by, p_at)
  on conflict do nothing;
  if not found then
    raise exception 'another player has this transaction' using errcode = 'serialization_failure';
  end if;
end $$;

-- Locks the player's wallet: from here on this player's transactions go one after another.
create function lock_wallet(p_player_id uuid, p_currency text, p_book text) returns bigint language plpgsql as $$
declare
  v_available_minor bigint;
begin
  select w.available_minor into strict v_available_minor
  from wallet w where w.player_id = p_player_id and w.currency = p_currency and w.book = p_book for update;
  return v_available_minor;
end $$;

-- A stake. It guards that the money is there, that the launch may still bet, and that the id moves money once. Too
-- little money is remembered too: a late copy of a refused bet must not find the money that came meanwhile.
create function provider_bet(
  p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_token text, p_book text, p_wallet_currency text,
  p_currency text, p_game_code text, p_round text, p_round_closed boolean, p_amount_minor bigint, p_at timestamptz,
  p_event_id uuid, out status text, out balance_minor bigint
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
        -p_amount_minor, p_round, p_at, p_event_id);
    end if;
  end if;
  perform remember_provider_transaction(p_provider_code, p_transaction_uuid, p_player_id, 'bet', p_book, p_game_code,
    p_round, p_round_closed, null, p_currency, p_amount_minor, status, balance_minor, null, p_at);
end $$;

-- A return. It is paid whatever became of the launch or the round, as long as its bet stands.
create function provider_win(
  p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_book text, p_wallet_currency text,
  p_currency text, p_game_code text, p_round text, p_round_closed boolean, p_reference_uuid uuid,
  p_amount_minor bigint, p_at timestamptz, p_event_id uuid, out status text, out balance_minor bigint
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
      p_amount_minor, p_round, p_at, p_event_id);
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
  p_game_code text, p_round text, p_round_closed boolean, p_reference_uuid uuid, p_at timestamptz, p_event_id uuid,
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
          p_wallet_currency, v_moved_minor, p_round, p_at, p_event_id);
      end if;
      if v_undone.won_minor > 0 then
        insert into provider_alert (provider_code, transaction_uuid, player_id, kind, owed_minor, at)
        values (p_provider_code, p_transaction_uuid, p_player_id, 'won_bet_rolled_back', 0, p_at);
      end if;
    elsif v_moved_minor > 0 then
      v_taken_minor := least(v_available_minor, v_moved_minor);
      if v_taken_minor > 0 then
        balance_minor := provider_transfer(p_provider_code, p_transaction_uuid, p_player_id, 'rollback', p_book,
          p_wallet_currency, -v_taken_minor, p_round, p_at, p_event_id);
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
  p_amount_minor bigint, p_reference text, p_at timestamptz, p_event_id uuid
) returns bigint language plpgsql as $$
declare
  v_posted record;
begin
  select * into v_posted
  from post_transfer(p_player_id, p_book, p_currency, 'provider:' || p_provider_code, p_transaction_uuid::text, p_kind,
    p_amount_minor, 'vendor:' || p_provider_code, p_reference, p_at, p_event_id);
  if v_posted.outcome <> 'posted' then
    raise exception 'the ledger answered % to provider transaction %', v_posted.outcome, p_transaction_uuid;
  end if;
  return v_posted.available_minor;
end $$;
-- migration 0012-reconciliation.sql
-- What each comparison of the books with each other found.
create table reconciliation (
  id uuid primary key,
  at timestamptz not null,
  -- How much was compared, as the checks name it.
  counts jsonb not null,
  differences integer not null check (differences >= 0)
);
create index reconciliation_by_time on reconciliation (at);

-- The first of them, one row each, for somebody to look at.
create table reconciliation_difference (
  reconciliation_id uuid not null references reconciliation (id),
  rule text not null,
  subject text not null
);
create index reconciliation_difference_by_run on reconciliation_difference (reconciliation_id);
-- migration 0020-human-check.sql
-- A proof of work is good for one call: its nonce stays here until the challenge would have expired anyway.
create table human_check_used (
  nonce bytea primary key,
  expires_at timestamptz not null
);
create index human_check_used_by_expiry on human_check_used (expires_at);
-- migration 0021-identity.sql
-- Who holds a name. It stands apart from the account because a name is unique over all players, and no constraint that
-- the player leads can say that.
create table account_name (
  -- canonical: NFKC, lower case
  name text primary key,
  player_id uuid not null
);

create table account (
  player_id uuid primary key,
  -- as the holder typed it
  username text not null,
  role text not null check (role in ('player', 'operator')),
  -- the wire's numbers; an operator has none of them and carries 0
  account_type smallint not null check (account_type in (0, 1, 2, 4, 41, 42)),
  status text not null default 'open' check (status in ('open', 'closed')),
  currency text not null,
  nickname text,
  may_transfer_to_upline boolean not null default false,
  rank_name text not null default '',
  rank_level smallint not null default 0 check (rank_level >= 0),
  labels text[] not null default '{}',
  avatar_seed text not null,
  registered_at timestamptz not null,
  -- null: the account counts as registered from any address
  registered_address text,
  first_login_at timestamptz,
  arrived_at timestamptz
);

-- Argon2id in PHC form. `set_by_holder` is false while somebody else chose it: an agent, an operator, an import.
create table password (
  player_id uuid not null,
  purpose text not null check (purpose in ('login', 'payment')),
  hash text not null,
  set_by_holder boolean not null,
  set_at timestamptz not null,
  primary key (player_id, purpose)
);

-- The optional fields of the registration form, as the brand had them switched on that day.
create table registration_detail (
  player_id uuid not null,
  field text not null,
  value text not null,
  primary key (player_id, field)
);

-- Only the hash of a token is kept, so a copy of this table opens nothing.
create table session (
  token_hash bytea primary key,
  player_id uuid not null,
  session_id uuid not null,
  opened_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  address text not null,
  user_agent text not null,
  device_hash bytea,
  unique (player_id, session_id)
);

-- Which trial account a device comes back to.
create table trial_device (
  device_hash bytea primary key,
  player_id uuid not null
);

-- Failed logins of one name or one address within one window; the key is a hash, because people type passwords into
-- the name field.
create table login_failures (
  key bytea primary key,
  failures integer not null check (failures >= 0),
  window_started_at timestamptz not null
);
-- migration 0030-catalogue.sql
-- Vendors, titles, and each player's own shelf (favourites, recent launches).
create table vendor (
  code text primary key check (code ~ '^[A-Z0-9_]{2,20}$'),
  display_name text not null,
  -- The signing party whose wallet calls move this vendor's money.
  provider_code text not null,
  position integer not null,
  is_enabled boolean not null default true
);

create table game (
  code text primary key check (code ~ '^[a-z0-9-]{2,64}$'),
  -- The short number that the wire calls nodeId; given out once by the seed and never reused.
  node_id integer not null unique,
  vendor_code text not null references vendor (code),
  category text not null,
  engine text not null,
  name text not null,
  -- The order of listing within the same instant: the largest is the newest.
  position integer not null,
  listed_at timestamptz not null,
  is_enabled boolean not null default true
);
create index game_by_category on game (category, vendor_code);

create table favourite (
  player_id uuid not null,
  game_code text not null,
  added_at timestamptz not null,
  primary key (player_id, game_code)
);

create table recent_launch (
  player_id uuid not null,
  game_code text not null,
  launched_at timestamptz not null,
  primary key (player_id, game_code)
);
-- migration 0031-play.sql
-- A provider knows a player by an opaque name of its own, and a launch by a token of which only the hash is kept.
create table provider_user (
  player_id uuid not null,
  provider_code text not null,
  provider_user_id text not null,
  primary key (player_id, provider_code),
  unique (provider_code, provider_user_id)
);

create table game_session (
  token_hash bytea primary key,
  player_id uuid not null,
  session_id uuid not null,
  provider_code text not null,
  provider_user_id text not null,
  game_code text not null,
  currency text not null,
  book text not null check (book in ('real', 'play')),
  opened_at timestamptz not null,
  expires_at timestamptz not null
);
create index game_session_by_session on game_session (session_id);
-- migration 0032-announcements.sql
-- Announcements with one text a language. Content is sanitised before it is stored and again before it is shown.
create table announcement (
  id uuid primary key,
  code text not null unique,
  kind text not null check (kind in ('B', 'PL', 'PU', 'PR', 'H')),
  display_group text,
  scene text,
  linkage text,
  linkage_type text check (linkage_type in ('URL', 'P', 'G')),
  position integer not null,
  published_at timestamptz not null,
  ends_at timestamptz
);

create table announcement_text (
  announcement_id uuid not null references announcement (id),
  language text not null,
  title text not null,
  content text not null,
  primary key (announcement_id, language)
);
-- migration 0033-play-bet-refusal.sql
-- Whether a launch may place a bet now: null when it may, else the provider wallet's status. The wallet asks inside the
-- statement that moves the money, so a logout or a closed account counts from its commit on, in every process.
create function bet_refusal(p_token text, p_player_id uuid, p_at timestamptz) returns text language sql stable
return (
  select case
    when s.expires_at is null or s.expires_at <= p_at then 'RS_ERROR_TOKEN_EXPIRED'
    when a.status is distinct from 'open' then 'RS_ERROR_USER_DISABLED'
  end
  from (select p_player_id as player_id) as asked
  left join account a on a.player_id = asked.player_id
  left join game_session s
    on s.token_hash = sha256(convert_to(p_token, 'UTF8')) and s.player_id = asked.player_id
);
-- migration 0034-catalogue-version.sql
-- One number that changes with every change of what is listed, so that a process may keep the catalogue in memory and
-- still see another process's change at its next question.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into catalogue_version (version) values (1);

create function catalogue_changed() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;

create trigger game_changed after insert or update or delete or truncate on game
  for each statement execute function catalogue_changed();
create trigger vendor_changed after insert or update or delete or truncate on vendor
  for each statement execute function catalogue_changed();
-- migration 0035-game-room.sql
-- Rooms of a game, for vendors that have them: tables of one game that differ in limits or host. A launch may name one.
create table game_room (
  room_id text primary key check (room_id ~ '^[a-z0-9-]{2,64}$'),
  game_code text not null references game (code),
  name text not null,
  position integer not null,
  is_enabled boolean not null default true
);
create index game_room_by_game on game_room (game_code);
-- migration 0036-play-bet-while-closed.sql
-- Maintenance of the site, of a vendor or of a game stops new bets too, from the operator's commit on; wins and rollbacks
-- of what was staked before go through. A launch that was opened before the closing would otherwise stake for hours.
create or replace function bet_refusal(p_token text, p_player_id uuid, p_at timestamptz) returns text
language sql stable
return (
  select case
    when s.expires_at is null or s.expires_at <= p_at then 'RS_ERROR_TOKEN_EXPIRED'
    when a.status is distinct from 'open' then 'RS_ERROR_USER_DISABLED'
    when exists (select from setting where key = 'site.status' and value = '1')
      or exists (
        select from setting m
        where m.key = 'games.maintenance' and (m.value -> 'games' ? s.game_code
          or m.value -> 'vendors' ? (select g.vendor_code from game g where g.code = s.game_code)))
      then 'RS_ERROR_LIMIT_REACHED'
  end
  from (select p_player_id as player_id) as asked
  left join account a on a.player_id = asked.player_id
  left join game_session s
    on s.token_hash = sha256(convert_to(p_token, 'UTF8')) and s.player_id = asked.player_id
);
-- migration 0040-cashier.sql
-- Deposit orders and the payments that banks confirmed for them. An order is what the player asked for; a payment is
-- money that arrived, and each one is credited once.
create table deposit_order (
  player_id uuid not null,
  id uuid not null,
  idempotency_key text not null,
  method text not null,
  provider text not null,
  amount_minor bigint not null check (amount_minor > 0),
  received_minor bigint not null default 0 check (received_minor >= 0),
  currency text not null,
  state text not null check (state in ('pending', 'confirmed', 'failed', 'expired')),
  pay_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  primary key (player_id, id),
  unique (player_id, idempotency_key)
);
-- A provider's notice names the order alone.
create index deposit_order_by_id on deposit_order (id);

create table deposit_payment (
  player_id uuid not null,
  order_id uuid not null,
  provider_reference text not null,
  amount_minor bigint not null check (amount_minor > 0),
  noticed_at timestamptz not null,
  primary key (player_id, order_id, provider_reference)
);

-- One row a player: asking for a deposit locks it, so that the bound on open orders holds under parallel requests.
create table depositor (
  player_id uuid primary key,
  last_request_at timestamptz not null
);
-- migration 0041-cashier-order-language.sql
-- The language in which the player asked, so that what follows by mail is said in it.
alter table deposit_order add column language text not null default 'EN';
alter table deposit_order alter column language drop default;
-- migration 0042-outside-providers.sql
-- Outside providers: where their games open, the key that one is changed from, and titles that none of our engines plays.
alter table provider
  -- The template of a launch's address; null for the studio, which is part of the house.
  add column launch_url text,
  -- After a change of the key the old one may hold for a while, so that no bet is refused meanwhile.
  add column previous_key_pem text,
  add column previous_key_until timestamptz,
  add constraint provider_previous_key_ends check ((previous_key_pem is null) = (previous_key_until is null));

alter table game
  alter column engine drop not null,
  -- What the provider calls the title in its calls; null where it is our own code.
  add column provider_game_code text;
create unique index game_by_provider_code on game (vendor_code, provider_game_code) where provider_game_code is not null;

-- A provider that is switched off takes no more bets, from the commit on and in every process; its wins and rollbacks go
-- through, because it owes and is owed what was staked before.
create or replace function bet_refusal(p_token text, p_player_id uuid, p_at timestamptz) returns text
language sql stable
return (
  select case
    when p.is_enabled is false then 'RS_ERROR_INVALID_PARTNER'
    when s.expires_at is null or s.expires_at <= p_at then 'RS_ERROR_TOKEN_EXPIRED'
    when a.status is distinct from 'open' then 'RS_ERROR_USER_DISABLED'
    when exists (select from setting where key = 'site.status' and value = '1')
      or exists (
        select from setting m
        where m.key = 'games.maintenance' and (m.value -> 'games' ? s.game_code
          or m.value -> 'vendors' ? (select g.vendor_code from game g where g.code = s.game_code)))
      then 'RS_ERROR_LIMIT_REACHED'
  end
  from (select p_player_id as player_id) as asked
  left join account a on a.player_id = asked.player_id
  left join game_session s
    on s.token_hash = sha256(convert_to(p_token, 'UTF8')) and s.player_id = asked.player_id
  left join provider p on p.code = s.provider_code
);
-- migration 0043-vendor-wallets.sql
-- Money between a player's wallet here and the player's wallet at a vendor that keeps one of its own. The row says at
-- every moment how far the movement is known to be; what nobody knows yet is asked, never guessed.
create table vendor_transfer (
  player_id uuid not null,
  id uuid not null,
  idempotency_key text not null,
  vendor_code text not null,
  -- The opaque name by which the vendor knows the player.
  vendor_user text not null,
  direction text not null check (direction in ('to_vendor', 'from_vendor')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- debited: taken from the wallet here, not yet sent. sent: may have reached the vendor. unknown: was sent, and nobody
  -- has heard how it ended.
  state text not null check (state in ('init', 'debited', 'sent', 'unknown', 'confirmed', 'failed')),
  attempts integer not null,
  next_attempt_at timestamptz not null,
  requested_at timestamptz not null,
  ended_at timestamptz,
  primary key (player_id, id),
  unique (player_id, idempotency_key),
  check ((ended_at is not null) = (state in ('confirmed', 'failed')))
);
create index vendor_transfer_due on vendor_transfer (next_attempt_at) where ended_at is null;

-- The sandbox vendor's own book, which knows the house's ids and its own users alone.
create table sandbox_vendor_transfer (
  id uuid primary key,
  vendor_user text not null,
  direction text not null check (direction in ('to_vendor', 'from_vendor')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  is_done boolean not null,
  at timestamptz not null
);
create index sandbox_vendor_transfer_by_user on sandbox_vendor_transfer (vendor_user);
-- migration 0050-studio.sql
-- The studio's book: what it needs to play a round, to settle it whatever breaks, and to let its player check it. It
-- knows a player only as the opaque user of the wallet protocol.
create table studio_launch (
  user_id text not null,
  token_hash bytea not null,
  game_code text not null,
  currency text not null,
  opened_at timestamptz not null,
  -- Set when the wallet says that the token is over: it is not asked again.
  ended_at timestamptz,
  primary key (user_id, token_hash)
);

-- A server seed is committed to before its first round and revealed when the player changes seeds, never before.
create table studio_seed_pair (
  user_id text not null,
  id uuid not null,
  game_code text not null,
  server_seed text not null,
  client_seed text not null,
  opened_at timestamptz not null,
  revealed_at timestamptz,
  primary key (user_id, id)
);

-- One row a player and game: a round begins under its lock, so that nonces have no gap and one round is open at most.
create table studio_seat (
  user_id text not null,
  game_code text not null,
  seed_pair_id uuid not null,
  next_nonce integer not null check (next_nonce >= 0),
  next_server_seed text not null,
  primary key (user_id, game_code)
);

create table studio_round (
  user_id text not null,
  id uuid not null,
  game_code text not null,
  spin_key uuid not null,
  seed_pair_id uuid not null,
  nonce integer not null,
  engine text not null,
  currency text not null,
  line_bet_minor bigint not null check (line_bet_minor > 0),
  total_bet_minor bigint not null check (total_bet_minor > 0),
  total_win_minor bigint not null check (total_win_minor >= 0),
  -- A list of stops for each spin of the round, the paid one first.
  stops jsonb not null,
  state text not null check (state in
    ('committed', 'bet-sent', 'bet-confirmed', 'win-sent', 'rolling-back', 'settled', 'refused', 'rolled-back')),
  -- Fixed with the round, so that a repeated call moves money once.
  bet_transaction uuid not null,
  win_transaction uuid not null,
  rollback_transaction uuid not null,
  -- The launch token under a key that is not in the database; only while the round is open.
  sealed_token bytea,
  balance_after_bet_minor bigint,
  balance_minor bigint,
  refusal text,
  played_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  settled_at timestamptz,
  -- Completed after an interruption, and whether its player has been shown it since.
  resumed_at timestamptz,
  shown_at timestamptz,
  primary key (user_id, id),
  unique (user_id, spin_key),
  unique (user_id, seed_pair_id, nonce)
);
create unique index studio_round_one_open on studio_round (user_id, game_code)
  where state in ('committed', 'bet-sent', 'bet-confirmed', 'win-sent', 'rolling-back');
create index studio_round_by_game on studio_round (user_id, game_code, id desc);
create index studio_round_due on studio_round (next_attempt_at)
  where state in ('committed', 'bet-sent', 'bet-confirmed', 'win-sent', 'rolling-back');
-- migration 0051-smaller-transfers.sql
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
-- migration 0052-postings-in-batches.sql
-- Postings in batches. Requests that come while one batch is under way leave together in the next: one statement, one
-- transaction, one answer each. The rules stand in the functions of one posting. A batch takes in one sweep what is
-- plain, and hands everything of the other wallets to those functions, in the order in which it was asked.
--
-- Wallets are locked in one order. One that somebody else holds is skipped, and its seats are not answered: whoever
-- asked asks again alone and waits, so that a held wallet costs its own player time and nobody else. A batch of one
-- always waits.
--
-- The plans are generic: a plan made for the arrays at hand would take longer than the work.

-- The places in the batch whose wallet is ours from here on.
create function lock_wallets(p_player_ids uuid[], p_currencies text[], p_books text[]) returns bigint[]
language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  return (
    with asked as (
      select * from unnest(p_player_ids, p_currencies, p_books) with ordinality as a (player_id, currency, book, seat)
    ), held as materialized (
      select w.player_id, w.currency, w.book from wallet w
      where (w.player_id, w.currency, w.book) in (select a.player_id, a.currency, a.book from asked a)
      order by w.player_id, w.currency, w.book
      for update of w skip locked
    )
    select coalesce(array_agg(a.seat), '{}') from asked a join held h using (player_id, currency, book)
  );
end $$;

-- Writes movements that were judged under the locks of their wallets: those with a version. Their keys are new, their
-- wallets owe nothing, and balance and version are those that each of them leaves. Wallets, rows and events are one.
create function write_transfers(
  p_player_ids uuid[], p_books text[], p_currencies text[], p_sources text[], p_keys text[], p_kinds text[],
  p_amounts_minor bigint[], p_counter_accounts text[], p_references text[], p_event_ids uuid[],
  p_available_minor bigint[], p_versions bigint[], p_at timestamptz
) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  with moved as materialized (
    select m.*, abs(m.amount_minor) as moved_minor,
      case when m.amount_minor < 0 then 'wallet' else m.counter_account end as debit,
      case when m.amount_minor < 0 then m.counter_account else 'wallet' end as credit
    from unnest(p_player_ids, p_books, p_currencies, p_sources, p_keys, p_kinds, p_amounts_minor, p_counter_accounts,
      p_references, p_event_ids, p_available_minor, p_versions)
      as m (player_id, book, currency, source, key, kind, amount_minor, counter_account, reference, event_id,
        available_minor, version)
    where m.version is not null
  ), kept as (
    update wallet w set available_minor = l.available_minor, version = l.version
    from (
      select distinct on (m.player_id, m.currency, m.book) m.player_id, m.currency, m.book, m.available_minor, m.version
      from moved m order by m.player_id, m.currency, m.book, m.version desc
    ) l
    where w.player_id = l.player_id and w.currency = l.currency and w.book = l.book
    returning w.player_id, w.currency, w.book, w.scale
  ), told as (
    insert into outbox (id, topic, name, data, at)
    select m.event_id, 'player:' || m.player_id, 'balance',
      balance_event(m.available_minor, k.scale, m.currency, m.version, p_at), p_at
    from moved m join kept k using (player_id, currency, book)
  )
  insert into transfer (player_id, source, idempotency_key, wallet_version, amount_minor, available_after_minor, at,
    book, currency, kind, debit_account, credit_account, reference, content_hash)
  select m.player_id, m.source, m.key, m.version, m.moved_minor, m.available_minor, p_at, m.book, m.currency, m.kind,
    m.debit, m.credit, m.reference,
    transfer_hash(m.source, m.key, m.book, m.debit, m.credit, m.moved_minor, m.currency, m.kind, m.reference)
  from moved m;
end $$;

-- Postings, each a movement as `post_transfer` takes it, with its outcomes.
create function post_transfers(
  p_player_ids uuid[], p_books text[], p_currencies text[], p_sources text[], p_keys text[], p_kinds text[],
  p_amounts_minor bigint[], p_counter_accounts text[], p_references text[], p_event_ids uuid[], p_at timestamptz
) returns table (seat bigint, outcome text, available_minor bigint, version bigint)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_ours bigint[] := '{1}';
  v_available_minor bigint[];
  v_versions bigint[];
begin
  if cardinality(p_keys) > 1 then
    v_ours := lock_wallets(p_player_ids, p_currencies, p_books);
    with judged as (
      select a.seat, a.player_id, a.currency, a.book,
        w.available_minor + (sum(a.amount_minor) over one_wallet)::bigint as available_minor,
        w.version + row_number() over one_wallet as version,
        w.receivable_minor > 0
          or count(*) over (partition by a.player_id, a.source, a.key) > 1
          or exists (
            select from transfer t
            where t.player_id = a.player_id
              and transfer_key(t.source, t.idempotency_key) = transfer_key(a.source, a.key)) as is_odd
      from unnest(p_player_ids, p_books, p_currencies, p_sources, p_keys, p_amounts_minor) with ordinality
        as a (player_id, book, currency, source, key, amount_minor, seat)
      join wallet w on w.player_id = a.player_id and w.currency = a.currency and w.book = a.book
      where a.seat = any (v_ours)
      window one_wallet as (partition by a.player_id, a.currency, a.book order by a.seat)
    ), plain as (
      select j.*, bool_or(j.is_odd or j.available_minor < 0) over (partition by j.player_id, j.currency, j.book)
        as is_odd_wallet
      from judged j
    )
    select array_agg(p.available_minor order by a.seat), array_agg(p.version order by a.seat)
    into v_available_minor, v_versions
    from generate_series(1, cardinality(p_keys)) as a (seat)
    left join plain p on p.seat = a.seat and not p.is_odd_wallet;

    perform write_transfers(p_player_ids, p_books, p_currencies, p_sources, p_keys, p_kinds, p_amounts_minor,
      p_counter_accounts, p_references, p_event_ids, v_available_minor, v_versions, p_at);
    return query
      select p.seat, 'posted', p.available_minor, p.version
      from unnest(v_available_minor, v_versions) with ordinality as p (available_minor, version, seat)
      where p.version is not null;
  end if;

  for seat in select a from unnest(v_ours) as a where v_versions[a] is null order by a loop
    select p.outcome, p.available_minor, p.version into outcome, available_minor, version
    from post_transfer(p_player_ids[seat], p_books[seat], p_currencies[seat], p_sources[seat], p_keys[seat],
      p_kinds[seat], p_amounts_minor[seat], p_counter_accounts[seat], p_references[seat], p_at, p_event_ids[seat]) p;
    return next;
  end loop;
end $$;

-- One request of a provider: the function of its kind.
create function provider_move(
  p_kind text, p_provider_code text, p_transaction_uuid uuid, p_player_id uuid, p_token text, p_book text,
  p_wallet_currency text, p_currency text, p_game_code text, p_round text, p_round_closed boolean,
  p_reference_uuid uuid, p_amount_minor bigint, p_at timestamptz, p_event_id uuid,
  out status text, out balance_minor bigint
) language plpgsql as $$
begin
  case p_kind
    when 'bet' then
      select m.status, m.balance_minor into status, balance_minor
      from provider_bet(p_provider_code, p_transaction_uuid, p_player_id, p_token, p_book, p_wallet_currency,
        p_currency, p_game_code, p_round, p_round_closed, p_amount_minor, p_at, p_event_id) m;
    when 'win' then
      select m.status, m.balance_minor into status, balance_minor
      from provider_win(p_provider_code, p_transaction_uuid, p_player_id, p_book, p_wallet_currency, p_currency,
        p_game_code, p_round, p_round_closed, p_reference_uuid, p_amount_minor, p_at, p_event_id) m;
    when 'rollback' then
      select m.status, m.balance_minor into status, balance_minor
      from provider_rollback(p_provider_code, p_transaction_uuid, p_player_id, p_book, p_wallet_currency, p_game_code,
        p_round, p_round_closed, p_reference_uuid, p_at, p_event_id) m;
  end case;
end $$;

-- Requests of providers, answered as one by one. Plain is a new bet that may be made and paid, and a new win on a bet
-- that stands; one request that is anything else leaves the whole of its wallet to `provider_move`.
create function provider_moves(
  p_kinds text[], p_provider_codes text[], p_transaction_uuids uuid[], p_player_ids uuid[], p_tokens text[],
  p_books text[], p_wallet_currencies text[], p_currencies text[], p_game_codes text[], p_rounds text[],
  p_rounds_closed boolean[], p_reference_uuids uuid[], p_amounts_minor bigint[], p_event_ids uuid[], p_at timestamptz
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
      v_moves_minor, array(select 'vendor:' || code from unnest(p_provider_codes) as code), p_rounds, p_event_ids,
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
      p_rounds[seat], p_rounds_closed[seat], p_reference_uuids[seat], p_amounts_minor[seat], p_at,
      p_event_ids[seat]) m;
    return next;
  end loop;
end $$;
-- migration 0053-balances-are-states.sql
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
-- migration 0060-audit.sql
-- The audit log: append-only rows, each holding the hash of the one before. Sixteen chains, so that two unrelated
-- players do not wait for each other; the head of a chain is locked while an entry joins it.
create table audit_head (
  chain smallint primary key,
  position bigint not null,
  hash bytea not null
);

create table audit_entry (
  chain smallint not null,
  position bigint not null,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  -- JSON text exactly as it was hashed
  before text,
  after text,
  hash bytea not null,
  primary key (chain, position)
);
create index audit_entry_by_subject on audit_entry (subject, at);
-- migration 0070-sandbox-inbox.sql
-- Mails and texts that a sandbox keeps instead of sending. Elsewhere it stays empty.
create table dev_message (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  text text not null,
  code text,
  sent_at timestamptz not null
);
create index dev_message_by_time on dev_message (sent_at, id);
-- migration 0080-announcement-length.sql
-- What is longer was refused before it was stored; no other way into the table may be wider.
alter table announcement_text add constraint announcement_text_length check (octet_length(content) <= 65536);
-- migration 0081-feedback.sql
-- What people write to the house, and the pictures that they send along, as they came.
create table feedback (
  id uuid primary key,
  type text not null check (type in ('account', 'payment', 'game', 'partner', 'other')),
  content text not null,
  contact text,
  language text not null,
  -- null: a visitor who was not logged in
  player_id uuid,
  received_at timestamptz not null
);
create index feedback_by_time on feedback (received_at);

create table feedback_picture (
  feedback_id uuid not null references feedback (id),
  position smallint not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  bytes bytea not null,
  primary key (feedback_id, position)
);
-- migration 0090-sandbox-chat.sql
-- What was said in the sandbox's chat. Elsewhere it stays empty.
create table dev_chat_line (
  id uuid primary key,
  room uuid not null,
  author text not null check (author in ('visitor', 'desk')),
  text text not null check (length(text) between 1 and 1000),
  said_at timestamptz not null
);
create index dev_chat_line_by_room on dev_chat_line (room, said_at, id);
-- migration 0100-identity-codes.sql
-- One-time codes by text or mail. A row stands for one purpose and one recipient, and holds the newest code alone: the
-- key is a hash of both, the code a keyed hash, so a copy of this table opens nothing.
create table one_time_code (
  key bytea primary key,
  code_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  wrong_tries smallint not null check (wrong_tries >= 0),
  sent_at timestamptz not null,
  -- sends that followed each other closely, and those of one day
  sent_in_row smallint not null,
  day_started_at timestamptz not null,
  sent_in_day smallint not null
);
create index one_time_code_by_time on one_time_code (sent_at);

-- A captcha is good for one answer: its nonce stays here until it would have expired anyway.
create table captcha_used (
  nonce bytea primary key,
  expires_at timestamptz not null
);
create index captcha_used_by_expiry on captcha_used (expires_at);

-- Where a player can be reached: a number in E.164, a mail address in lower case. Proved once a code came back from it.
create table account_contact (
  player_id uuid not null,
  channel text not null check (channel in ('text', 'mail')),
  value text not null,
  proved_at timestamptz,
  primary key (player_id, channel)
);

-- Who has proved a contact. It stands apart because it is unique over all players.
create table contact_claim (
  channel text not null check (channel in ('text', 'mail')),
  value text not null,
  player_id uuid not null,
  primary key (channel, value)
);

insert into account_contact (player_id, channel, value, proved_at)
select player_id, 'mail', lower(value), null from registration_detail where field = 'email';
delete from registration_detail where field = 'email';

-- Addresses from which a player has shown to be the player; an IPv6 address by its /64.
create table registered_address (
  player_id uuid not null,
  address text not null,
  address_id uuid not null,
  registered_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (player_id, address),
  unique (player_id, address_id)
);

insert into registered_address (player_id, address, address_id, registered_at, last_used_at)
select player_id, registered_address, gen_random_uuid(), registered_at, registered_at
from account where registered_address is not null;

-- A login whose first step was right and whose second is awaited. Only the hash of its token is kept.
create table pending_login (
  token_hash bytea primary key,
  player_id uuid not null,
  address text not null,
  side text not null check (side in ('member', 'agent')),
  way text not null check (way in ('password', 'sms', 'recovery')),
  is_password_expired boolean not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index pending_login_by_expiry on pending_login (expires_at);
-- migration 0101-identity-passwords-and-sessions.sql
-- Why a session ended, for the list that its owner sees and for whoever comes back with its token; null while it is open
-- and for those that ended before this was kept.
alter table session add column ended_because text
  check (ended_because in ('logout', 'replaced', 'ended', 'password', 'closed'));
-- LOGIN-16: opened with a password that must be changed, so the change may leave the old one out.
alter table session add column must_change_password boolean not null default false;
create index session_by_player on session (player_id, opened_at);

-- A link by mail that sets a new password. Only the hash of its token is kept.
create table password_reset (
  token_hash bytea primary key,
  player_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_by_player on password_reset (player_id);
-- migration 0102-identity-invitations.sql
-- The code by which a player brings others: an agent's is an affiliate code, anybody's a referral code.
create table invitation_code (
  code text primary key,
  player_id uuid not null unique
);

-- Who brought a player: the agent above them, and the player whose referral they followed.
alter table account add column upline_id uuid;
alter table account add column referrer_id uuid;
create index account_by_upline on account (upline_id) where upline_id is not null;
create index account_by_referrer on account (referrer_id) where referrer_id is not null;
-- migration 0103-identity-security-centre.sql
-- The secret of an authenticator, closed under a key outside the database; it counts once a first code has bound it.
create table authenticator (
  player_id uuid primary key,
  closed_secret text not null,
  bound_at timestamptz,
  -- the newest time step whose code was used: no code is good twice
  last_step bigint not null default 0
);

-- For whoever has lost the authenticator; each is good once. Drawn with 80 bits, so a plain hash keeps them.
create table recovery_code (
  player_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (player_id, code_hash)
);

-- Where a player's money may be paid out to. Removed ones stay, because payments speak of them.
create table bank_account (
  player_id uuid not null,
  bank_account_id uuid not null,
  bank_name text not null,
  holder_name text not null,
  account_number text not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  primary key (player_id, bank_account_id)
);
create unique index bank_account_once on bank_account (player_id, bank_name, account_number) where removed_at is null;

-- A picture that a player has put up, as this house has painted it anew. Its name is drawn and changes with it.
create table avatar_picture (
  player_id uuid primary key,
  name text not null unique,
  bytes bytea not null,
  made_at timestamptz not null
);
alter table account add column avatar_picture text;
alter table account add column closed_at timestamptz;
-- migration 0120-identity-social.sql
-- A way through an identity provider, from the button to a session. Whoever comes back must bring the state, and the
-- cookie of the browser that began; the ticket that opens the session, and the token that registers or links, follow
-- one another in the same row. Only hashes are kept; nonce and PKCE verifier are drawn from the cookie and the state,
-- so a copy of this table finishes nothing.
create table social_login (
  state_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null check (provider in ('google', 'facebook')),
  return_to text not null,
  expires_at timestamptz not null,
  -- began: at the provider; returned: a ticket waits; known: a token registers or links; used: over
  stage text not null check (stage in ('began', 'returned', 'known', 'used')),
  -- of the ticket, then of the token
  token_hash bytea unique,
  -- what the provider says, once it has said it
  issuer text,
  subject text,
  full_name text,
  -- only where the provider has checked it
  proved_mail text
);
create index social_login_by_expiry on social_login (expires_at);

-- Which account of an identity provider opens which member. It is unique over all players, so no player leads its key.
create table social_account (
  issuer text not null,
  subject text not null,
  player_id uuid not null,
  provider text not null check (provider in ('google', 'facebook')),
  full_name text,
  linked_at timestamptz not null,
  primary key (issuer, subject),
  unique (player_id, provider)
);

-- LOGIN-12 applies to a login by an identity provider too; a link that waits for the second step is made with it.
alter table pending_login drop constraint pending_login_way_check;
alter table pending_login add constraint pending_login_way_check check (way in ('password', 'sms', 'recovery', 'social'));
alter table pending_login add column social_link jsonb;
-- migration 0121-identity-phone-tokens.sql
-- A token by which an identity provider has proved a phone number registers one account: its hash stays until it would
-- have expired anyway.
create table phone_token_used (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index phone_token_used_by_expiry on phone_token_used (expires_at);
-- migration 0125-login-lock-steps.sql
-- How often in a row a name or an address has been braked: each lock is twice as long as the one before.
alter table login_failures add column level smallint not null default 0 check (level >= 0);
-- migration 0128-identity-social-links.sql
-- A way that a member began, by the password, to link an account elsewhere to their own. It links it to them and opens
-- nothing; a way without one opens a session and links nothing to whoever is logged in.
alter table social_login add column linking_player_id uuid;
-- migration 0129-identity-default-bank-account.sql
-- The account that a player has chosen to be paid to. While none is chosen, or the chosen one is removed, it is the oldest.
alter table bank_account add column is_chosen boolean not null default false;
create unique index bank_account_one_chosen on bank_account (player_id) where is_chosen and removed_at is null;
-- migration 0130-identity-code-sends.sql
-- How many codes have gone to a recipient is counted by the recipient and the purpose, whoever asked: with the count in
-- the code's own row, each account of a sender had a count of its own, and many accounts could flood one number.
create table code_sends (
  -- a hash of purpose and recipient
  key bytea primary key,
  sent_at timestamptz not null,
  -- those that followed each other closely, and those of one day
  sent_in_row smallint not null,
  day_started_at timestamptz not null,
  sent_in_day smallint not null
);
create index code_sends_by_time on code_sends (sent_at);

alter table one_time_code drop column sent_at, drop column sent_in_row, drop column day_started_at,
  drop column sent_in_day;
create index one_time_code_by_expiry on one_time_code (expires_at);
