-- Orders on lotteries as the list of operators shows them. No index leads by time: a player or a day is asked for.
create or replace view office_lottery_order as
select o.order_id as id, o.at, o.player_id,
  (select a.username from account a where a.player_id = o.player_id) as player_name, o.game_code as game,
  (select d.draw_no from draw d where d.draw_id = o.draw_id) as draw_no,
  (select d.state from draw d where d.draw_id = o.draw_id) as draw_state, o.book::text as book,
  o.stake_minor::bigint as stake_minor, o.cancelled_minor::bigint as cancelled_minor, o.currency
from lottery_order o;
