-- Items with what their draw has given them so far: the one place that says what became of a bet.
create or replace view lottery_item_result as
select i.player_id, i.order_id, i.position, i.draw_id, i.play_type, i.content, i.unit_minor::bigint as unit_minor,
  i.price_list_id, i.line_count, i.stake_minor::bigint as stake_minor,
  coalesce(p.won_minor, 0) as won_minor, coalesce(p.refunded_minor, 0) as refunded_minor,
  coalesce(p.rebate_minor, 0) as rebate_minor,
  case
    when i.cancelled_at is not null then 'cancelled'
    when d.state = 'void' then 'void'
    when d.state <> 'settled' then 'placed'
    when p.won_minor > 0 then 'won'
    when p.refunded_minor = i.stake_minor then 'refunded'
    else 'lost'
  end as state
from lottery_item i
join draw d on d.draw_id = i.draw_id
left join lateral (
  select u.won_minor, u.refunded_minor, u.rebate_minor
  from lottery_payout p
  cross join lateral unnest(p.order_ids, p.positions, p.won_minors, p.refunded_minors, p.rebate_minors)
    as u (order_id, position, won_minor, refunded_minor, rebate_minor)
  where p.player_id = i.player_id and p.draw_id = i.draw_id and p.revision = d.revision
    and u.order_id = i.order_id and u.position = i.position
) p on true;
