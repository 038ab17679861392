-- Lines that won lie on nearly every page of their table. With what settlement asks of them in the index, it reads them there,
-- next to each other.
alter table lottery_line drop constraint lottery_line_pkey;
alter table lottery_line add primary key (draw_id, play_type, keys, order_id, position, kind)
  include (player_id, price_list_id, unit_minor, times);
