-- What of each order was staked and decided: its draw is settled, and neither cancelled nor given back.
create or replace view lottery_valid_stake as
select i.player_id, i.order_id, sum(i.stake_minor - i.refunded_minor)::bigint as valid_minor
from lottery_item_result i
where i.state in ('won', 'lost')
group by i.player_id, i.order_id;
