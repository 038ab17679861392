-- Draws as the list of operators shows them. What the feed told is looked up row by row, so that a page costs no join.
create or replace view office_draw as
select d.draw_id as id, d.draws_at, d.game_code as game, d.draw_no, d.state as draw_state, d.origin, d.closes_at, d.drawn_at, d.revision,
  (select f.problem from draw_feed f where f.draw_id = d.draw_id and d.state = 'scheduled') as problem
from draw d;
