-- The bets of a round are paid player by player, so many at a time: each reading begins where the one before it ended.
create index studio_table_bet_in_round on studio_table_bet (game_code, round_number, user_id, id);
drop index studio_table_bet_of_round;
