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
