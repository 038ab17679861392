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
