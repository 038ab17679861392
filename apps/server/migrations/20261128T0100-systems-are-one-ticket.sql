-- How many legs of a bet go into each of its parlays: all of them, or fewer in a system. Bets that were placed before are
-- singles and parlays.
alter table studio_book_bet add column together smallint;
update studio_book_bet b set together = (
  select count(*) from studio_book_leg l where l.user_id = b.user_id and l.bet_id = b.id);
alter table studio_book_bet alter column together set not null;
alter table studio_book_bet add constraint studio_book_bet_together check (together > 0);
