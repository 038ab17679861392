create index studio_book_match_by_start on studio_book_match (starts_at desc, id desc);
create index studio_book_match_by_sport on studio_book_match (sport, starts_at desc, id desc);
create index studio_book_match_void on studio_book_match (starts_at desc, id desc) where is_void;
create index studio_book_match_by_state on studio_book_match (state, starts_at desc, id desc) where not is_void;
create index studio_book_leg_of_match_by_bet on studio_book_leg (match_id, user_id, bet_id);
