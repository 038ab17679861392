-- A page of bets with corrections that could not be posted goes on from its last row.
drop index studio_book_bet_unposted;
create index studio_book_bet_unposted on studio_book_bet (changed_at desc, id desc) where unposted_minor is not null;
