-- How much of an order was staked as bonus money, and of which bonus.
alter table lottery_order add column bonus_minor minor_at_hand not null default 0;
alter table lottery_order add column bonus_id uuid;
alter table lottery_order add constraint lottery_order_names_the_bonus_of_its_part
  check ((bonus_minor > 0) = (bonus_id is not null) and bonus_minor <= stake_minor);
-- Whose payouts of a draw have a part of bonus money.
create index lottery_order_of_bonus on lottery_order (draw_id, player_id) where bonus_minor > 0;
