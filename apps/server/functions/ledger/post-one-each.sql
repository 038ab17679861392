-- The sweep of `post_transfers` where each player comes once, as in most batches and whenever winnings are paid: there is no order
-- of turns, so each posting is judged by its own wallet alone. A closed wallet takes what it gets. What is plain is written;
-- odd_seats are those that `post_transfer` has to judge, and a place whose wallet another transaction holds is in neither list.
drop function if exists credit_wallets(
  uuid[], text[], text[], text[], text[], text[], bigint[], text[], text[], boolean[], timestamptz);
create or replace function post_one_each(
  p_player_ids uuid[], p_books text[], p_currencies text[], p_sources text[], p_keys text[], p_kinds text[],
  p_amounts_minor bigint[], p_counter_accounts text[], p_references text[], p_repeats boolean[], p_at timestamptz,
  p_takes_bonus boolean,
  out seats bigint[], out available_minor bigint[], out versions bigint[], out bonus_minor bigint[], out parts_minor bigint[],
  out bonus_ids uuid[], out odd_seats bigint[]
) language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  with held as materialized (
    select a.*, w.available_minor as before_minor, w.version as version_before, w.bonus_minor, w.bonus_id,
      w.receivable_minor > 0 or play_day_is_over(w, p_at) or a.is_repeat
        or case when a.amount_minor < 0 then w.closed_at is not null else starts_with(a.counter_account, 'pool:') end as is_odd,
      w.stake_cap_minor - w.play_staked_minor as stake_room_minor, w.loss_cap_minor - w.play_lost_minor as loss_room_minor,
      case when p_takes_bonus and a.amount_minor < 0 and w.bonus_minor > 0
          and w.available_minor + w.bonus_minor >= -a.amount_minor
        then bonus_part(w.stake_order, w.available_minor, w.bonus_minor, -a.amount_minor) else 0 end as part_minor
    from unnest(p_player_ids, p_books, p_currencies, p_sources, p_keys, p_kinds, p_amounts_minor, p_counter_accounts,
      p_references, p_repeats) with ordinality
      as a (player_id, book, currency, source, key, kind, amount_minor, counter_account, reference, is_repeat, seat)
    join wallet w on w.player_id = a.player_id and w.currency = a.currency and w.book = a.book
    order by w.player_id, w.currency, w.book
    for update of w skip locked
  ), judged as materialized (
    select m.*,
      m.version_before + case when m.amount_minor = 0 then 0 when m.part_minor between 1 and -m.amount_minor - 1 then 2 else 1 end
        as version,
      m.is_odd or m.available_minor < 0
        or coalesce(m.amount_minor < 0 and (-m.unstaked_minor > m.stake_room_minor or -m.won_minor > m.loss_room_minor), false)
        or exists (select from transfer t where t.player_id = m.player_id and t.key_hash = transfer_key(m.source, m.key))
        or (m.part_minor > 0 and exists (
          select from transfer t
          where t.player_id = m.player_id and t.key_hash = transfer_key('bonus', m.source || ' ' || m.key)))
        as has_question
    from (
      select h.*, h.before_minor + h.amount_minor + h.part_minor as available_minor,
        case when h.kind = 'bet' or (h.kind = 'rollback' and h.amount_minor > 0) then h.amount_minor + h.part_minor else 0 end
          as unstaked_minor,
        case when h.kind in ('bet', 'win', 'rollback') then h.amount_minor + h.part_minor else 0 end as won_minor
      from held h
    ) m
  ), kept as (
    update wallet w set available_minor = j.available_minor, version = j.version, bonus_minor = w.bonus_minor - j.part_minor,
      play_staked_minor = w.play_staked_minor - j.unstaked_minor, play_lost_minor = w.play_lost_minor - j.won_minor
    from judged j
    where not j.has_question and j.amount_minor <> 0
      and w.player_id = j.player_id and w.currency = j.currency and w.book = j.book
  ), entered as (
    insert into new_transfer (player_id, wallet_version, amount_minor, available_after_minor, at, source, idempotency_key,
      book, currency, kind, debit_account, credit_account, reference)
    select j.player_id, j.version, abs(j.amount_minor + j.part_minor), j.available_minor, p_at, j.source, j.key, j.book,
      j.currency, j.kind, case when j.amount_minor < 0 then 'wallet' else j.counter_account end,
      case when j.amount_minor < 0 then j.counter_account else 'wallet' end, j.reference
    from judged j where not j.has_question and j.amount_minor + j.part_minor <> 0
    union all
    select j.player_id, j.version - case when j.amount_minor + j.part_minor <> 0 then 1 else 0 end, j.part_minor,
      j.available_minor - j.amount_minor - j.part_minor, p_at, 'bonus', j.source || ' ' || j.key, j.book, j.currency,
      j.kind, 'bonus', j.counter_account, j.reference
    from judged j where not j.has_question and j.part_minor > 0
  )
  select array_agg(j.seat) filter (where not j.has_question),
    array_agg(j.available_minor) filter (where not j.has_question),
    array_agg(j.version) filter (where not j.has_question),
    array_agg((j.bonus_minor - j.part_minor)::bigint) filter (where not j.has_question),
    array_agg(j.part_minor::bigint) filter (where not j.has_question),
    array_agg(case when j.part_minor > 0 then j.bonus_id end) filter (where not j.has_question),
    array_agg(j.seat order by j.seat) filter (where j.has_question)
  into seats, available_minor, versions, bonus_minor, parts_minor, bonus_ids, odd_seats
  from judged j;
end $$;
