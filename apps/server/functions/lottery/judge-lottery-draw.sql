-- Holds a result against the lines of its draw, once, and writes what it pays as payouts that are due. `packages/lottery` has
-- said before what each key of the result gives at each price list; here lines are found by their keys, and what a line gets
-- back is rounded down once. Outcomes: judged, judged_before, superseded (the draw has another result by now).
create or replace function judge_lottery_draw(
  p_draw_id uuid, p_revision integer,
  -- Where each hit pays: by price list, kind and key.
  p_hit_play_types text[], p_hit_price_lists uuid[], p_hit_kinds text[], p_hit_keys text[], p_hit_numerators numeric[],
  p_hit_denominators numeric[], p_hit_refunds boolean[],
  -- Where hits are counted: the keys that were hit, by play type.
  p_key_play_types text[], p_keys text[], p_key_times integer[], p_key_matches boolean[], p_key_extras boolean[],
  -- What a count gives, by price list and kind: `win` for each time, or the number of keys.
  p_count_play_types text[], p_count_price_lists uuid[], p_count_kinds text[], p_count_prizes text[],
  p_count_numerators numeric[], p_count_denominators numeric[], p_count_refunds boolean[],
  p_at timestamptz
) returns text language plpgsql as $$
begin
  perform from draw d where d.draw_id = p_draw_id and d.revision = p_revision and d.state = 'drawn' for share;
  if not found then
    return 'superseded';
  end if;
  if exists (select from lottery_settlement s where s.draw_id = p_draw_id and s.lines_pruned_at is not null) then
    raise exception 'the lines of draw % are gone', p_draw_id;
  end if;
  insert into lottery_settlement (draw_id, revision, is_void, judged_at) values (p_draw_id, p_revision, false, p_at)
  on conflict do nothing;
  if not found then
    return 'judged_before';
  end if;
  update lottery_payout p set state = 'dropped', ended_at = p_at where p.draw_id = p_draw_id and p.state = 'due';

  with hit as materialized (
    -- A unit below exact_below_minor is multiplied as a bigint, which holds the product and costs less than a numeric.
    select h.*, case when h.numerator < 1000000 and h.denominator < 1000000 then 9000000000000 else 0 end as exact_below_minor,
      least(h.numerator, 1000000)::bigint as whole_numerator,
      least(h.denominator, 1000000)::bigint as whole_denominator
    from unnest(p_hit_play_types, p_hit_price_lists, p_hit_kinds, p_hit_keys, p_hit_numerators, p_hit_denominators,
      p_hit_refunds) as h (play_type, price_list_id, kind, keys, numerator, denominator, is_refund)
  ), key_hit as materialized (
    select * from unnest(p_key_play_types, p_keys, p_key_times, p_key_matches, p_key_extras)
      as k (play_type, key, times, is_match, is_extra)
  ), counted as materialized (
    select * from unnest(p_count_play_types, p_count_price_lists, p_count_kinds, p_count_prizes, p_count_numerators,
      p_count_denominators, p_count_refunds)
      as c (play_type, price_list_id, kind, prize, numerator, denominator, is_refund)
  ), tally as (
    select l.player_id, l.order_id, l.position, l.unit_minor, l.price_list_id, l.kind, l.times,
      count(*) filter (where k.is_match) as matches, count(*) filter (where k.is_extra) as extras,
      min(coalesce(k.times, 0)) as fewest
    from lottery_line l
    cross join lateral unnest(string_to_array(l.keys, ' ')) as own (key)
    left join key_hit k on k.play_type = l.play_type and k.key = own.key
    where l.draw_id = p_draw_id and l.play_type in (select c.play_type from counted c)
    group by l.draw_id, l.play_type, l.keys, l.order_id, l.position, l.kind
  ), line as (
    select l.player_id, l.order_id, l.position, h.is_refund,
      l.times * case when l.unit_minor < h.exact_below_minor then l.unit_minor * h.whole_numerator / h.whole_denominator
        else div(l.unit_minor * h.numerator, h.denominator)::bigint end as returned_minor,
      null::bigint as stake_minor, null::integer as rebate_steps
    from (select distinct play_type, keys from hit) asked
    join lottery_line l on l.draw_id = p_draw_id and l.play_type = asked.play_type and l.keys = asked.keys
    join hit h on h.price_list_id = l.price_list_id and h.kind = l.kind and h.keys = l.keys and h.play_type = l.play_type
    union all
    select t.player_id, t.order_id, t.position, c.is_refund,
      t.times * div(t.unit_minor * c.numerator * case c.prize when 'win' then t.fewest else 1 end, c.denominator)::bigint,
      null, null
    from tally t
    join counted c on c.price_list_id = t.price_list_id and c.kind = t.kind
      and (c.prize = t.matches || case when t.extras > 0 then '+' || t.extras else '' end or (c.prize = 'win' and t.fewest > 0))
    union all
    -- One for each item that earns a rebate, whatever its lines give.
    select i.player_id, i.order_id, i.position, false, 0, i.stake_minor, p.rebate_steps
    from lottery_price_list p
    join lottery_item i on i.draw_id = p_draw_id and i.price_list_id = p.price_list_id and i.cancelled_at is null
    where p.rebate_steps > 0 and p.price_list_id in (select l.price_list_id from lottery_draw_prices(p_draw_id) l)
  ), item as (
    select l.player_id, l.order_id, l.position,
      total(l.returned_minor) filter (where not l.is_refund) as won_minor,
      total(l.returned_minor) filter (where l.is_refund) as refunded_minor,
      max(l.stake_minor) as stake_minor, max(l.rebate_steps) as rebate_steps
    from line l group by l.player_id, l.order_id, l.position
  ), given as (
    -- A rebate is for what was decided: a stake that is given back earns none.
    select i.*, coalesce((i.stake_minor - i.refunded_minor) * i.rebate_steps / 2000, 0) as rebate_minor from item i
  )
  insert into lottery_payout (player_id, draw_id, revision, state, won_minor, refunded_minor, rebate_minor, judged_at,
    order_ids, positions, won_minors, refunded_minors, rebate_minors)
  select g.player_id, p_draw_id, p_revision, 'due', total(g.won_minor), total(g.refunded_minor), total(g.rebate_minor), p_at,
    array_agg(g.order_id), array_agg(g.position), array_agg(g.won_minor), array_agg(g.refunded_minor),
    array_agg(g.rebate_minor)
  from given g group by g.player_id;
  return 'judged';
end $$;
