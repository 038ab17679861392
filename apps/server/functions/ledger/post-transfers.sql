-- Postings between wallets and counter accounts, each answered as `post_transfer` would answer it; p_amounts_minor is above
-- zero for what the player gets and below zero for what the player gives. A place without an amount is left alone; one with
-- nothing to move is answered with the balance at its turn and leaves no row.
--
-- A stake under p_takes_bonus is paid with bonus money too, as `post_stake` does: parts_minor says how much of it was, of
-- bonus_ids, and bonus_minor what of it is left.
--
-- What is plain is locked, judged and written in one sweep: new keys in an open wallet that owes nothing, can pay and keeps within
-- its limits; of a wallet with bonus money one stake. Where each player comes once, `post_one_each` is that sweep.
-- Everything of any other wallet goes to `post_transfer`, in the order of asking. A wallet that another transaction holds is
-- skipped, and its places are not answered: the caller asks again for them alone, and then waits. The sweep sees the keys of its
-- beginning; one that was written between that and the lock is a serialisation failure, and the batch is asked again. p_repeats
-- says which place has a key that came earlier in the same batch.
create or replace function post_transfers(
  p_player_ids uuid[], p_books text[], p_currencies text[], p_sources text[], p_keys text[], p_kinds text[],
  p_amounts_minor bigint[], p_counter_accounts text[], p_references text[], p_repeats boolean[], p_at timestamptz,
  p_takes_bonus boolean default false,
  out seats bigint[], out outcomes text[], out available_minor bigint[], out versions bigint[], out bonus_minor bigint[],
  out parts_minor bigint[], out bonus_ids uuid[]
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  -- A posting that came alone waits for its wallet.
  v_odd bigint[] := '{1}';
  v_seat bigint;
  v_one record;
begin
  if cardinality(p_keys) > 1 and array_position(p_amounts_minor, null) is null
    and cardinality(p_keys) = (select count(distinct a.player_id) from unnest(p_player_ids) as a (player_id))
  then
    select o.seats, o.available_minor, o.versions, o.bonus_minor, o.parts_minor, o.bonus_ids, o.odd_seats
    into seats, available_minor, versions, bonus_minor, parts_minor, bonus_ids, v_odd
    from post_one_each(p_player_ids, p_books, p_currencies, p_sources, p_keys, p_kinds, p_amounts_minor,
      p_counter_accounts, p_references, p_repeats, p_at, p_takes_bonus) o;
    outcomes := array_fill('posted'::text, array[coalesce(cardinality(seats), 0)]);
  elsif cardinality(p_keys) > 1 then
    with asked as (
      select * from unnest(p_player_ids, p_books, p_currencies, p_sources, p_keys, p_kinds, p_amounts_minor,
        p_counter_accounts, p_references, p_repeats) with ordinality
        as a (player_id, book, currency, source, key, kind, amount_minor, counter_account, reference, is_repeat, seat)
      where a.amount_minor is not null
    ), held as materialized (
      select w.player_id, w.currency, w.book, w.available_minor, w.version, w.bonus_minor, w.bonus_id, w.stake_order,
        w.receivable_minor > 0 or w.closed_at is not null or play_day_is_over(w, p_at) as is_odd,
        w.stake_cap_minor - w.play_staked_minor as stake_room_minor, w.loss_cap_minor - w.play_lost_minor as loss_room_minor
      from wallet w
      where (w.player_id, w.currency, w.book) in (select a.player_id, a.currency, a.book from asked a)
      order by w.player_id, w.currency, w.book
      for update of w skip locked
    ), split as materialized (
      select a.*, h.bonus_minor, h.bonus_id, h.stake_room_minor, h.loss_room_minor,
        h.available_minor as before_minor, h.version as version_before,
        h.is_odd or a.is_repeat or (starts_with(a.counter_account, 'pool:') and a.amount_minor > 0) as is_odd,
        a.amount_minor < 0 and p_takes_bonus and h.bonus_minor > 0 as stands_alone,
        case when p_takes_bonus and a.amount_minor < 0 and h.available_minor + h.bonus_minor >= -a.amount_minor
          then bonus_part(h.stake_order, h.available_minor, h.bonus_minor, -a.amount_minor) else 0 end as part_minor
      from asked a
      join held h on h.player_id = a.player_id and h.currency = a.currency and h.book = a.book
    ), judged as materialized (
      select j.*, max(j.seat) over one_wallet as last_seat,
        bool_or(j.is_odd or j.available_minor < 0 or t.key_hash is not null or b.key_hash is not null
          or (j.stands_alone and j.of_wallet > 1)
          or coalesce(j.amount_minor < 0 and (-j.unstaked_minor > j.stake_room_minor or -j.won_minor > j.loss_room_minor),
            false))
          over one_wallet as is_odd_wallet
      from (
        select s.*, count(*) over (partition by s.player_id, s.currency, s.book) as of_wallet,
          s.before_minor + total(s.amount_minor + s.part_minor) over in_turn as available_minor,
          s.version_before + total(case when s.amount_minor = 0 then 0 when s.part_minor between 1 and -s.amount_minor - 1
            then 2 else 1 end) over in_turn as version,
          total(case when s.kind = 'bet' or (s.kind = 'rollback' and s.amount_minor > 0)
            then s.amount_minor + s.part_minor else 0 end) over in_turn as unstaked_minor,
          total(case when s.kind in ('bet', 'win', 'rollback') then s.amount_minor + s.part_minor else 0 end)
            over in_turn as won_minor
        from split s
        window in_turn as (partition by s.player_id, s.currency, s.book order by s.seat)
      ) j
      left join transfer t on t.player_id = j.player_id and t.key_hash = transfer_key(j.source, j.key)
      left join transfer b on b.player_id = j.player_id
        and b.key_hash = case when j.part_minor > 0 then transfer_key('bonus', j.source || ' ' || j.key) end
      window one_wallet as (partition by j.player_id, j.currency, j.book)
    ), kept as (
      update wallet w set available_minor = j.available_minor, version = j.version, bonus_minor = w.bonus_minor - j.part_minor,
        play_staked_minor = w.play_staked_minor - j.unstaked_minor, play_lost_minor = w.play_lost_minor - j.won_minor
      from judged j
      where not j.is_odd_wallet and j.seat = j.last_seat
        and w.player_id = j.player_id and w.currency = j.currency and w.book = j.book
    ), entered as (
      insert into new_transfer (player_id, wallet_version, amount_minor, available_after_minor, at, source, idempotency_key,
        book, currency, kind, debit_account, credit_account, reference)
      select j.player_id, j.version, abs(j.amount_minor + j.part_minor), j.available_minor, p_at, j.source, j.key, j.book,
        j.currency, j.kind, case when j.amount_minor < 0 then 'wallet' else j.counter_account end,
        case when j.amount_minor < 0 then j.counter_account else 'wallet' end, j.reference
      from judged j where not j.is_odd_wallet and j.amount_minor + j.part_minor <> 0
      union all
      select j.player_id, j.version - case when j.amount_minor + j.part_minor <> 0 then 1 else 0 end, j.part_minor,
        j.available_minor - j.amount_minor - j.part_minor, p_at, 'bonus', j.source || ' ' || j.key, j.book, j.currency,
        j.kind, 'bonus', j.counter_account, j.reference
      from judged j where not j.is_odd_wallet and j.part_minor > 0
    )
    select array_agg(j.seat) filter (where not j.is_odd_wallet),
      array_agg('posted'::text) filter (where not j.is_odd_wallet),
      array_agg(j.available_minor) filter (where not j.is_odd_wallet),
      array_agg(j.version) filter (where not j.is_odd_wallet),
      array_agg((j.bonus_minor - j.part_minor)::bigint) filter (where not j.is_odd_wallet),
      array_agg(j.part_minor::bigint) filter (where not j.is_odd_wallet),
      array_agg(case when j.part_minor > 0 then j.bonus_id end) filter (where not j.is_odd_wallet),
      array_agg(j.seat order by j.seat) filter (where j.is_odd_wallet)
    into seats, outcomes, available_minor, versions, bonus_minor, parts_minor, bonus_ids, v_odd
    from judged j;
  end if;

  foreach v_seat in array coalesce(v_odd, '{}') loop
    if p_amounts_minor[v_seat] = 0 then
      select 'posted'::text as outcome, w.available_minor::bigint as available_minor, w.version,
        w.bonus_minor::bigint as bonus_minor, 0::bigint as part_minor, null::uuid as bonus_id
      into v_one from wallet w
      where w.player_id = p_player_ids[v_seat] and w.currency = p_currencies[v_seat] and w.book = p_books[v_seat];
    elsif p_takes_bonus and p_amounts_minor[v_seat] < 0 then
      select * into v_one from post_stake(p_player_ids[v_seat], p_books[v_seat], p_currencies[v_seat], p_sources[v_seat],
        p_keys[v_seat], p_counter_accounts[v_seat], -p_amounts_minor[v_seat], p_references[v_seat], p_at);
    else
      select t.*, 0::bigint as part_minor, null::uuid as bonus_id into v_one from post_transfer(p_player_ids[v_seat], p_books[v_seat], p_currencies[v_seat], p_sources[v_seat],
        p_keys[v_seat], p_kinds[v_seat],
        case when p_amounts_minor[v_seat] < 0 then 'wallet' else p_counter_accounts[v_seat] end,
        case when p_amounts_minor[v_seat] < 0 then p_counter_accounts[v_seat] else 'wallet' end,
        abs(p_amounts_minor[v_seat]), p_references[v_seat], p_at) t;
    end if;
    seats := seats || v_seat;
    outcomes := outcomes || v_one.outcome;
    available_minor := available_minor || v_one.available_minor;
    versions := versions || v_one.version;
    bonus_minor := bonus_minor || v_one.bonus_minor;
    parts_minor := parts_minor || v_one.part_minor;
    bonus_ids := bonus_ids || v_one.bonus_id;
  end loop;
end $$;
