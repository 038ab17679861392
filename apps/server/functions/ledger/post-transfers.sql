-- Postings, each a movement as `post_transfer` takes it, with its outcomes. What is plain is locked, judged and written
-- by one statement: new keys in a wallet that owes nothing and can pay. It sees the keys of its beginning; one that is
-- written between that and the lock breaks the index of transfers and with it the batch, which is then asked one by one.
-- p_repeats says which one has a key that came earlier in the same batch.
create or replace function post_transfers(
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
