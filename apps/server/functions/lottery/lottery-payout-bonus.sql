-- What of a payout is bonus money, order by order: in the proportion of the order's stake. What is refunded counts on from what
-- was cancelled before, so that a stake which comes back in pieces comes back as it was paid.
create or replace view lottery_payout_bonus as
select p.player_id, p.draw_id, p.revision, o.order_id, o.currency, o.bonus_id, m.name, m.kind, m.amount_minor
from lottery_payout p
join lottery_order o on o.draw_id = p.draw_id and o.player_id = p.player_id and o.bonus_minor > 0
cross join lateral (
  select coalesce(sum(u.won_minor), 0)::bigint as won_minor, coalesce(sum(u.refunded_minor), 0)::bigint as refunded_minor,
    coalesce(sum(u.rebate_minor), 0)::bigint as rebate_minor
  from unnest(p.order_ids, p.won_minors, p.refunded_minors, p.rebate_minors)
    as u (order_id, won_minor, refunded_minor, rebate_minor)
  where u.order_id = o.order_id
) g
cross join lateral (
  values ('won', 'win', bonus_share(o.bonus_minor, o.stake_minor, g.won_minor)),
    ('refunded', 'rollback', bonus_share(o.bonus_minor, o.stake_minor, o.cancelled_minor + g.refunded_minor)
      - bonus_share(o.bonus_minor, o.stake_minor, o.cancelled_minor)),
    ('rebate', 'rebate', bonus_share(o.bonus_minor, o.stake_minor, g.rebate_minor))
) as m (name, kind, amount_minor)
where m.amount_minor > 0;
