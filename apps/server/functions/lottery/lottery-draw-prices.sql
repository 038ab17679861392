-- The price lists that a draw was bet at: one probe of the index for each of them, however many bets there are.
create or replace function lottery_draw_prices(p_draw_id uuid) returns table (price_list_id uuid) language sql stable
begin atomic
  with recursive found as (
    (select i.price_list_id from lottery_item i where i.draw_id = p_draw_id order by i.price_list_id limit 1)
    union all
    select (select i.price_list_id from lottery_item i
      where i.draw_id = p_draw_id and i.price_list_id > f.price_list_id order by i.price_list_id limit 1)
    from found f where f.price_list_id is not null
  )
  select f.price_list_id from found f where f.price_list_id is not null;
end;
