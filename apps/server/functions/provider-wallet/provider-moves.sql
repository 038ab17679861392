-- Requests of providers, answered as one by one. Plain is a new bet that may be made and paid, and a new win on a bet
-- that stands; one request that is anything else leaves the whole of its wallet to `provider_move`. Money moves by the ledger's
-- `post_transfers`, for the plain ones in one sweep.
create or replace function provider_moves(
  p_kinds text[], p_provider_codes text[], p_transaction_uuids uuid[], p_player_ids uuid[], p_tokens text[],
  p_books text[], p_wallet_currencies text[], p_currencies text[], p_game_codes text[], p_rounds text[],
  p_rounds_closed boolean[], p_reference_uuids uuid[], p_amounts_minor bigint[], p_at timestamptz
) returns table (seat bigint, status text, balance_minor bigint)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_ours bigint[] := '{1}';
  v_moves_minor bigint[];
  v_posted record;
begin
  if cardinality(p_kinds) > 1 then
    v_ours := lock_wallets(p_player_ids, p_wallet_currencies, p_books);
    with judged as (
      select a.seat, a.player_id, a.currency, a.book, a.move_minor,
        coalesce(
          a.kind not in ('bet', 'win') or a.asked_currency <> a.currency
          or count(*) over (partition by a.provider_code, a.transaction_uuid) > 1
          or known.kind is not null
          or (a.kind = 'bet' and bet_refusal(a.token, a.player_id, p_at) is not null)
          or (a.kind = 'win' and (won.status = 'RS_OK' and won.rolled_back_by is null and won.bonus_minor = 0) is not true), true) as is_odd
      from (
        select u.*, case when u.kind = 'bet' then -u.amount_minor else u.amount_minor end as move_minor
        from unnest(p_kinds, p_provider_codes, p_transaction_uuids, p_player_ids, p_tokens, p_books,
          p_wallet_currencies, p_currencies, p_reference_uuids, p_amounts_minor) with ordinality
          as u (kind, provider_code, transaction_uuid, player_id, token, book, currency, asked_currency,
            reference_uuid, amount_minor, seat)
      ) a
      left join provider_transaction known
        on known.provider_code = a.provider_code and known.transaction_uuid = a.transaction_uuid
      left join provider_transaction won
        on a.kind = 'win' and won.provider_code = a.provider_code and won.transaction_uuid = a.reference_uuid
          and won.player_id = a.player_id and won.book = a.book and won.kind = 'bet'
      where a.seat = any (v_ours)
    ), plain as (
      select j.*, bool_or(j.is_odd) over (partition by j.player_id, j.currency, j.book) as is_odd_wallet from judged j
    )
    select array_agg(p.move_minor order by a.seat) into v_moves_minor
    from generate_series(1, cardinality(p_kinds)) as a (seat)
    left join plain p on p.seat = a.seat and not p.is_odd_wallet;

    -- The ledger says which of them could be paid; no key stands in it that provider_transaction does not know.
    select * into v_posted from post_transfers(p_player_ids, p_books, p_wallet_currencies,
      array(select 'provider:' || code from unnest(p_provider_codes) as code), p_transaction_uuids::text[], p_kinds,
      v_moves_minor, array(select 'vendor:' || code from unnest(p_provider_codes) as code), p_rounds,
      array_fill(false, array[cardinality(p_kinds)]), p_at, true);
    if v_posted.outcomes && '{repeated,reused,no_wallet,closed,pool_short}' then
      raise exception 'the ledger answered % to requests of providers', v_posted.outcomes;
    end if;
    return query
      with answered as (
        select u.*, case b.outcome when 'posted' then 'RS_OK' when 'limited' then 'RS_ERROR_LIMIT_REACHED'
            else 'RS_ERROR_NOT_ENOUGH_MONEY' end as status,
          b.available_minor + b.bonus_minor as balance_minor, b.part_minor, b.bonus_id
        from unnest(v_posted.seats, v_posted.outcomes, v_posted.available_minor, v_posted.bonus_minor, v_posted.parts_minor,
          v_posted.bonus_ids) as b (seat, outcome, available_minor, bonus_minor, part_minor, bonus_id)
        join unnest(p_kinds, p_provider_codes, p_transaction_uuids, p_player_ids, p_books, p_currencies, p_game_codes,
          p_rounds, p_rounds_closed, p_reference_uuids, p_amounts_minor) with ordinality
          as u (kind, provider_code, transaction_uuid, player_id, book, currency, game_code, round, round_closed,
            reference_uuid, amount_minor, seat) using (seat)
      ), remembered as (
        insert into provider_transaction (provider_code, transaction_uuid, player_id, kind, book, game_code, round,
          round_closed, reference_uuid, currency, amount_minor, status, balance_minor, won_minor, rolled_back_by, at,
          bonus_minor, bonus_id)
        select p.provider_code, p.transaction_uuid, p.player_id, p.kind, p.book, p.game_code, p.round, p.round_closed,
          case when p.kind = 'win' then p.reference_uuid end, p.currency, p.amount_minor, p.status, p.balance_minor, 0,
          null, p_at, p.part_minor, p.bonus_id
        from answered p
      ), paid as (
        update provider_transaction t set won_minor = t.won_minor + w.won_minor
        from (
          select p.provider_code, p.reference_uuid, sum(p.amount_minor)::bigint as won_minor
          from answered p where p.kind = 'win' and p.amount_minor > 0
          group by p.provider_code, p.reference_uuid
        ) w
        where t.provider_code = w.provider_code and t.transaction_uuid = w.reference_uuid
      )
      select p.seat, p.status, p.balance_minor from answered p;
  end if;

  for seat in select a from unnest(v_ours) as a where v_moves_minor[a] is null order by a loop
    select m.status, m.balance_minor into status, balance_minor
    from provider_move(p_kinds[seat], p_provider_codes[seat], p_transaction_uuids[seat], p_player_ids[seat],
      p_tokens[seat], p_books[seat], p_wallet_currencies[seat], p_currencies[seat], p_game_codes[seat],
      p_rounds[seat], p_rounds_closed[seat], p_reference_uuids[seat], p_amounts_minor[seat], p_at) m;
    return next;
  end loop;
end $$;
