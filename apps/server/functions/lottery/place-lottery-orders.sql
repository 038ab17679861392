-- Carts, each taken whole or not at all: key, draw, limits, stake and rows in one statement. Wallets are locked first, then
-- draws, then numbers, each in one order. An order that only others of its batch stand in the way of is not answered: the caller
-- asks again for it alone, and then hears how much is left. Outcomes: placed, repeated (with the first order), reused (the key
-- has other content), draw_closed, sold_out (with what and how much is left; no play type: of the draw or of the player),
-- those of `lottery_bet_refusal`, and of the ledger short, closed and limited. A stake is paid with bonus money too, as `post_stake` says.
create or replace function place_lottery_orders(
  p_player_ids uuid[], p_session_ids uuid[], p_keys text[], p_content_hashes uuid[], p_order_ids uuid[], p_chase_ids uuid[],
  p_chases text[], p_game_codes text[], p_draw_nos text[], p_books text[], p_currencies text[], p_stakes_minor bigint[],
  p_member_limits_minor bigint[],
  -- Items, each with the seat of its order.
  p_item_seats bigint[], p_positions bigint[], p_play_types text[], p_contents text[], p_units_minor bigint[],
  p_price_list_ids uuid[], p_line_counts bigint[], p_item_stakes_minor bigint[],
  -- Lines, each with the place of its item.
  p_line_items bigint[], p_line_kinds text[], p_line_keys text[], p_line_times bigint[],
  -- What is reserved for each order, with its limit.
  p_sold_seats bigint[], p_sold_play_types text[], p_sold_keys text[], p_sold_stakes_minor bigint[],
  p_sold_payable_minor bigint[], p_sold_limits_minor bigint[],
  p_at timestamptz
) returns table (
  seat bigint, outcome text, order_id uuid, chase_id uuid, draw_no text, left_minor bigint, sold_play_type text,
  sold_keys text
) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_seats integer := cardinality(p_keys);
  v_ours bigint[] := '{1}';
  -- By seat.
  v_outcomes text[];
  v_order_ids uuid[];
  v_chase_ids uuid[];
  v_draw_nos text[];
  v_draw_ids uuid[];
  v_reserved uuid[];
  v_left_minor bigint[];
  v_full_play_types text[];
  v_full_keys text[];
  v_moves_minor bigint[];
  v_parts_minor bigint[];
  v_bonus_ids uuid[];
  v_posted record;
begin
  if v_seats > 1 then
    v_ours := lock_wallets(p_player_ids, p_currencies, p_books);
  else
    perform lock_wallet(p_player_ids[1], p_currencies[1], p_books[1]);
  end if;

  with asked as (
    select * from unnest(p_player_ids, p_session_ids, p_keys, p_content_hashes, p_game_codes, p_draw_nos, p_stakes_minor,
      p_member_limits_minor) with ordinality
      as a (player_id, session_id, key, content_hash, game_code, draw_no, stake_minor, limit_minor, seat)
    where a.seat = any (v_ours)
  ), aimed as materialized (
    select a.*, coalesce(named.draw_id, next.draw_id) as draw_id
    from asked a
    left join draw named on named.game_code = a.game_code and named.draw_no = a.draw_no
    left join lateral (
      select d.draw_id from draw d
      where a.draw_no is null and d.game_code = a.game_code and d.closes_at > p_at and d.opens_at <= p_at
        and d.state = 'scheduled'
      order by d.closes_at limit 1
    ) next on true
  ), selling as materialized (
    -- Held, so that no result comes before the bets of this statement are there to be settled.
    select d.draw_id, d.draw_no from draw d
    where d.draw_id in (select a.draw_id from aimed a) and d.opens_at <= p_at and d.closes_at > p_at
      and d.state = 'scheduled' and exists (select from lottery_game g where g.code = d.game_code and g.is_open)
    order by d.draw_id for share of d
  ), judged as (
    select a.seat, s.draw_id, coalesce(s.draw_no, before.draw_no) as draw_no, o.order_id, o.chase_id,
      case
        when o.content_hash = a.content_hash then 'repeated'
        when o.content_hash is not null then 'reused'
        -- Two copies in one batch: the later one finds the first when it is asked alone.
        when count(*) over (partition by a.player_id, a.key) > 1 then 'alone'
        else coalesce(lottery_bet_refusal(a.player_id, a.session_id, p_at),
          case when s.draw_id is null then 'draw_closed'
            when a.stake_minor + m.staked_minor > a.limit_minor then 'sold_out'
            when sum(a.stake_minor) over (partition by a.player_id, s.draw_id) + m.staked_minor > a.limit_minor then 'alone'
          end)
      end as outcome,
      greatest(a.limit_minor - m.staked_minor, 0) as left_minor
    from aimed a
    left join selling s on s.draw_id = a.draw_id
    left join lottery_order o on o.player_id = a.player_id and o.idempotency_key = a.key
    left join draw before on before.draw_id = o.draw_id
    left join lateral (
      select coalesce(sum(o.stake_minor - o.cancelled_minor), 0)::bigint as staked_minor
      from lottery_order o where o.draw_id = s.draw_id and o.player_id = a.player_id
    ) m on true
  )
  select array_agg(j.outcome order by n.seat), array_agg(j.order_id order by n.seat),
    array_agg(j.chase_id order by n.seat), array_agg(j.draw_no order by n.seat), array_agg(case when j.outcome is null then j.draw_id end order by n.seat),
    array_agg(case when j.outcome = 'sold_out' then j.left_minor end order by n.seat)
  into v_outcomes, v_order_ids, v_chase_ids, v_draw_nos, v_draw_ids, v_left_minor
  from generate_series(1, v_seats) as n (seat) left join judged j on j.seat = n.seat;
  v_reserved := v_draw_ids;

  with sold as (
    select v_draw_ids[u.seat] as draw_id, u.*
    from unnest(p_sold_seats, p_sold_play_types, p_sold_keys, p_sold_stakes_minor, p_sold_payable_minor,
      p_sold_limits_minor) as u (seat, play_type, keys, stake_minor, payable_minor, limit_minor)
    where v_draw_ids[u.seat] is not null
  ), wanted as materialized (
    select s.draw_id, s.play_type, s.keys, sum(s.stake_minor)::bigint as stake_minor,
      sum(s.payable_minor)::bigint as payable_minor, min(s.limit_minor) as limit_minor
    from sold s group by s.draw_id, s.play_type, s.keys
  ), reserved as (
    insert into lottery_sold as l (draw_id, play_type, keys, staked_minor, payable_minor)
    select w.draw_id, w.play_type, w.keys, w.stake_minor, w.payable_minor
    from wanted w order by w.draw_id, w.play_type, w.keys
    on conflict (draw_id, play_type, keys) do update
    set staked_minor = l.staked_minor + excluded.staked_minor, payable_minor = l.payable_minor + excluded.payable_minor
    returning l.draw_id, l.play_type, l.keys, l.staked_minor
  ), filled as (
    select w.draw_id, w.play_type, w.keys, w.limit_minor, r.staked_minor - w.stake_minor as before_minor
    from wanted w join reserved r using (draw_id, play_type, keys)
    where r.staked_minor > w.limit_minor
  ), refused as (
    select distinct on (s.seat) s.seat, s.play_type, s.keys, greatest(f.limit_minor - f.before_minor, 0) as left_minor,
      case when f.before_minor + s.stake_minor > f.limit_minor then 'sold_out' else 'alone' end as outcome
    from sold s join filled f using (draw_id, play_type, keys)
    order by s.seat, f.before_minor + s.stake_minor > f.limit_minor desc, f.keys = '', f.limit_minor - f.before_minor
  )
  select array_agg(coalesce(v_outcomes[n.seat], r.outcome) order by n.seat),
    array_agg(case when r.seat is null then v_draw_ids[n.seat] end order by n.seat),
    array_agg(coalesce(v_left_minor[n.seat], r.left_minor) order by n.seat),
    array_agg(r.play_type order by n.seat), array_agg(r.keys order by n.seat),
    array_agg(case when r.seat is null and v_draw_ids[n.seat] is not null then -p_stakes_minor[n.seat] end order by n.seat)
  into v_outcomes, v_draw_ids, v_left_minor, v_full_play_types, v_full_keys, v_moves_minor
  from generate_series(1, v_seats) as n (seat) left join refused r on r.seat = n.seat;

  if array_remove(v_moves_minor, null) <> '{}' then
    select * into v_posted from post_transfers(p_player_ids, p_books, p_currencies, array_fill('lottery'::text, array[v_seats]),
      p_order_ids::text[], array_fill('bet'::text, array[v_seats]), v_moves_minor,
      array_fill(lottery_account(), array[v_seats]), p_order_ids::text[], array_fill(false, array[v_seats]), p_at, true);
    if v_posted.outcomes && '{repeated,reused,no_wallet,pool_short}' then
      raise exception 'the ledger answered % to carts', v_posted.outcomes;
    end if;
    select array_agg(coalesce(case p.outcome when 'posted' then 'placed' else p.outcome end, v_outcomes[n.seat])
        order by n.seat),
      array_agg(case when p.outcome = 'posted' then v_draw_ids[n.seat] end order by n.seat),
      -- What can be staked: cash and bonus money.
      array_agg(case when p.outcome = 'short' then p.available_minor + p.bonus_minor else v_left_minor[n.seat] end
        order by n.seat),
      array_agg(coalesce(p.part_minor, 0) order by n.seat), array_agg(p.bonus_id order by n.seat)
    into v_outcomes, v_draw_ids, v_left_minor, v_parts_minor, v_bonus_ids
    from generate_series(1, v_seats) as n (seat)
    left join unnest(v_posted.seats, v_posted.outcomes, v_posted.available_minor, v_posted.bonus_minor, v_posted.parts_minor,
      v_posted.bonus_ids) as p (seat, outcome, available_minor, bonus_minor, part_minor, bonus_id)
      on p.seat = n.seat;
  end if;

  -- What was reserved for an order that is not placed.
  if v_reserved is distinct from v_draw_ids then
    update lottery_sold l set staked_minor = l.staked_minor - u.stake_minor, payable_minor = l.payable_minor - u.payable_minor
    from (
      select v_reserved[s.seat] as draw_id, s.play_type, s.keys, sum(s.stake_minor) as stake_minor,
        sum(s.payable_minor) as payable_minor
      from unnest(p_sold_seats, p_sold_play_types, p_sold_keys, p_sold_stakes_minor, p_sold_payable_minor)
        as s (seat, play_type, keys, stake_minor, payable_minor)
      where v_reserved[s.seat] is not null and v_draw_ids[s.seat] is null
      group by 1, 2, 3
    ) u
    where l.draw_id = u.draw_id and l.play_type = u.play_type and l.keys = u.keys;
  end if;

  insert into lottery_order (player_id, order_id, idempotency_key, content_hash, draw_id, game_code, book, currency,
    stake_minor, bonus_minor, bonus_id, chase_id, at)
  select p_player_ids[n], p_order_ids[n], p_keys[n], p_content_hashes[n], v_draw_ids[n], p_game_codes[n], p_books[n],
    p_currencies[n], p_stakes_minor[n], v_parts_minor[n], v_bonus_ids[n], p_chase_ids[n], p_at
  from generate_series(1, v_seats) as n where v_draw_ids[n] is not null;
  insert into lottery_item (player_id, order_id, position, draw_id, play_type, content, unit_minor, price_list_id,
    line_count, stake_minor)
  select p_player_ids[i.seat], p_order_ids[i.seat], i.position, v_draw_ids[i.seat], i.play_type, i.content, i.unit_minor,
    i.price_list_id, i.line_count, i.stake_minor
  from unnest(p_item_seats, p_positions, p_play_types, p_contents, p_units_minor, p_price_list_ids, p_line_counts,
    p_item_stakes_minor)
    as i (seat, position, play_type, content, unit_minor, price_list_id, line_count, stake_minor)
  where v_draw_ids[i.seat] is not null;
  insert into lottery_line (draw_id, order_id, player_id, price_list_id, unit_minor, position, play_type, keys, kind,
    times)
  select v_draw_ids[i.seat], p_order_ids[i.seat], p_player_ids[i.seat], i.price_list_id, i.unit_minor, i.position,
    i.play_type, l.keys, l.kind, l.times
  from unnest(p_line_items, p_line_kinds, p_line_keys, p_line_times) as l (item, kind, keys, times)
  join unnest(p_item_seats, p_positions, p_play_types, p_units_minor, p_price_list_ids) with ordinality
    as i (seat, position, play_type, unit_minor, price_list_id, item) using (item)
  where v_draw_ids[i.seat] is not null;
  insert into lottery_chase (player_id, chase_id, game_code, book, items, multiples, placed, stops_on_win, state,
    last_draw_id, started_at)
  select p_player_ids[n], p_chase_ids[n], p_game_codes[n], p_books[n], c.items, c.multiples, 1, c."stopsOnWin", 'running',
    v_draw_ids[n], p_at
  from generate_series(1, v_seats) as n
  cross join lateral jsonb_to_record(p_chases[n]::jsonb) as c (items jsonb, multiples integer[], "stopsOnWin" boolean)
  where v_draw_ids[n] is not null and p_chases[n] is not null;

  return query
  select n::bigint, v_outcomes[n], case v_outcomes[n] when 'placed' then p_order_ids[n] else v_order_ids[n] end,
    case v_outcomes[n] when 'placed' then p_chase_ids[n] else v_chase_ids[n] end, v_draw_nos[n],
    v_left_minor[n], v_full_play_types[n], v_full_keys[n]
  from generate_series(1, v_seats) as n
  where v_outcomes[n] <> 'alone';
end $$;
