-- The sweep of `post_transfers` where each player comes once and only gets, as winnings are paid: there is no order of turns, no
-- bound that a credit could pass, and a closed wallet takes it too. What is plain is written; odd_seats are those that
-- `post_transfer` has to judge, and a place whose wallet another transaction holds is in neither list.
create or replace function credit_wallets(
  p_player_ids uuid[], p_books text[], p_currencies text[], p_sources text[], p_keys text[], p_kinds text[],
  p_amounts_minor bigint[], p_counter_accounts text[], p_references text[], p_repeats boolean[], p_at timestamptz,
  out seats bigint[], out available_minor bigint[], out versions bigint[], out bonus_minor bigint[], out odd_seats bigint[]
) language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  with held as materialized (
    select a.*, w.available_minor + a.amount_minor as available_minor, w.version + 1 as version, w.bonus_minor,
      w.receivable_minor > 0 or play_day_is_over(w, p_at) as is_odd
    from unnest(p_player_ids, p_books, p_currencies, p_sources, p_keys, p_kinds, p_amounts_minor, p_counter_accounts,
      p_references, p_repeats) with ordinality
      as a (player_id, book, currency, source, key, kind, amount_minor, counter_account, reference, is_repeat, seat)
    join wallet w on w.player_id = a.player_id and w.currency = a.currency and w.book = a.book
    order by w.player_id, w.currency, w.book
    for update of w skip locked
  ), judged as materialized (
    select h.*, h.is_odd or h.is_repeat or starts_with(h.counter_account, 'pool:')
      or exists (select from transfer t where t.player_id = h.player_id and t.key_hash = transfer_key(h.source, h.key))
      as has_question
    from held h
  ), kept as (
    update wallet w set available_minor = j.available_minor, version = j.version,
      play_staked_minor = w.play_staked_minor - case when j.kind in ('bet', 'rollback') then j.amount_minor else 0 end,
      play_lost_minor = w.play_lost_minor - case when j.kind in ('bet', 'win', 'rollback') then j.amount_minor else 0 end
    from judged j
    where not j.has_question
      and w.player_id = j.player_id and w.currency = j.currency and w.book = j.book
  ), entered as (
    insert into new_transfer (player_id, wallet_version, amount_minor, available_after_minor, at, source, idempotency_key,
      book, currency, kind, debit_account, credit_account, reference)
    select j.player_id, j.version, j.amount_minor, j.available_minor, p_at, j.source, j.key, j.book, j.currency, j.kind,
      j.counter_account, 'wallet', j.reference
    from judged j where not j.has_question
  )
  select array_agg(j.seat) filter (where not j.has_question),
    array_agg(j.available_minor) filter (where not j.has_question),
    array_agg(j.version) filter (where not j.has_question),
    array_agg(j.bonus_minor) filter (where not j.has_question),
    array_agg(j.seat order by j.seat) filter (where j.has_question)
  into seats, available_minor, versions, bonus_minor, odd_seats
  from judged j;
end $$;
