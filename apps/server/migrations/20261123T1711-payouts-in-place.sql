-- Paying a payout changes its state alone. No index holds the state, and a page keeps room for the paid row beside the due one,
-- so that each is written once more in place; slices find the next ones by player.
drop index lottery_payout_by_state;
create index lottery_payout_by_draw on lottery_payout (draw_id, revision, player_id);
alter table lottery_payout set (fillfactor = 50);
