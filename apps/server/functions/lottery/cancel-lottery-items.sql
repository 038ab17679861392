-- Takes items of the player's back while their draw sells: stake, numbers and lines in one statement. An item that was cancelled
-- before stays as it was. Outcomes: cancelled, item_unknown, draw_closed, not_allowed (the game's bets stand).
create or replace function cancel_lottery_items(
  p_player_id uuid, p_book text, p_currency text, p_order_ids uuid[], p_positions bigint[], p_closed_games text[],
  -- What the items had reserved; with keys it is what their lines are on.
  p_sold_orders uuid[], p_sold_positions bigint[], p_sold_play_types text[], p_sold_keys text[],
  p_sold_stakes_minor bigint[], p_sold_payable_minor bigint[], p_at timestamptz
) returns text language plpgsql as $$
declare
  v_asked record;
  v_item lottery_item;
  v_order lottery_order;
  v_part_minor bigint;
  v_key text;
  v_posted text;
  v_lines bigint;
begin
  perform lock_wallet(p_player_id, p_currency, p_book);
  select count(*) as asked, count(i.position) as known, bool_or(o.game_code = any (p_closed_games)) as is_closed_game,
    array_agg(distinct i.draw_id) as draw_ids
  into v_asked
  from unnest(p_order_ids, p_positions) as a (order_id, position)
  left join lottery_item i on i.player_id = p_player_id and i.order_id = a.order_id and i.position = a.position
  left join lottery_order o on o.player_id = i.player_id and o.order_id = i.order_id;
  if v_asked.known < v_asked.asked then
    return 'item_unknown';
  end if;
  if v_asked.is_closed_game then
    return 'not_allowed';
  end if;
  perform from draw d
  where d.draw_id = any (v_asked.draw_ids) and d.state = 'scheduled' and d.closes_at > p_at
  order by d.draw_id for share;
  if (select count(*) from draw d where d.draw_id = any (v_asked.draw_ids) and d.state = 'scheduled' and d.closes_at > p_at)
    < cardinality(v_asked.draw_ids) then
    return 'draw_closed';
  end if;

  for v_item in
    update lottery_item i set cancelled_at = p_at
    from unnest(p_order_ids, p_positions) as a (order_id, position)
    where i.player_id = p_player_id and i.order_id = a.order_id and i.position = a.position and i.cancelled_at is null
    returning i.*
  loop
    update lottery_order o set cancelled_minor = o.cancelled_minor + v_item.stake_minor
    where o.player_id = p_player_id and o.order_id = v_item.order_id returning o.* into v_order;
    v_key := 'cancel ' || v_item.order_id || ' ' || v_item.position;
    -- Counted on from what was cancelled before: the pieces come to what was paid.
    v_part_minor := bonus_share(v_order.bonus_minor, v_order.stake_minor, v_order.cancelled_minor)
      - bonus_share(v_order.bonus_minor, v_order.stake_minor, v_order.cancelled_minor - v_item.stake_minor);
    if v_part_minor < v_item.stake_minor then
      select t.outcome into v_posted from post_transfer(p_player_id, p_book, p_currency, 'lottery', v_key, 'rollback',
        lottery_account(), 'wallet', v_item.stake_minor - v_part_minor, v_item.order_id::text, p_at) t;
      if v_posted <> 'posted' then
        raise exception 'the ledger answered % to a cancelled bet', v_posted;
      end if;
    end if;
    perform give_bonus(p_player_id, p_currency, v_order.bonus_id, 'lottery ' || v_key, 'rollback', lottery_account(),
      v_part_minor, v_item.order_id::text, p_at);
    with gone as (
      delete from lottery_line l using unnest(p_sold_orders, p_sold_positions, p_sold_play_types, p_sold_keys)
        as u (order_id, position, play_type, keys)
      where u.order_id = v_item.order_id and u.position = v_item.position and u.keys <> ''
        and l.draw_id = v_item.draw_id and l.play_type = u.play_type and l.keys = u.keys and l.order_id = u.order_id
        and l.position = u.position
      returning l.times
    )
    select sum(times) into v_lines from gone;
    if v_lines is distinct from v_item.line_count then
      raise exception '% of % lines of a cancelled bet were found', v_lines, v_item.line_count;
    end if;
    -- Play money takes no room.
    continue when p_book <> 'real';
    update lottery_sold l set staked_minor = l.staked_minor - u.stake_minor, payable_minor = l.payable_minor - u.payable_minor
    from unnest(p_sold_orders, p_sold_positions, p_sold_play_types, p_sold_keys, p_sold_stakes_minor, p_sold_payable_minor)
      as u (order_id, position, play_type, keys, stake_minor, payable_minor)
    where u.order_id = v_item.order_id and u.position = v_item.position and l.draw_id = v_item.draw_id
      and l.play_type = u.play_type and l.keys = u.keys;
  end loop;
  return 'cancelled';
end $$;
