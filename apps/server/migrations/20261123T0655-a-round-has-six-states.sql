-- A round is stored as `bet-sent`, and goes on from there by what its bet came to. Until now it was `committed` before and
-- `bet-confirmed` afterwards. A process of before cannot store a round any more.
update studio_round set state = 'bet-sent' where state = 'committed';
update studio_round set state = 'win-sent' where state = 'bet-confirmed' and total_win_minor > 0;
-- Its driver was interrupted, so it is shown on the player's next visit.
update studio_round
set state = 'settled', balance_minor = balance_after_bet_minor, sealed_token = null, settled_at = now(), resumed_at = now()
where state = 'bet-confirmed';

alter table studio_round drop constraint studio_round_state_check;
alter table studio_round add constraint studio_round_state_check
  check (state in ('bet-sent', 'win-sent', 'rolling-back', 'settled', 'refused', 'rolled-back'));
drop index studio_round_one_open;
create unique index studio_round_one_open on studio_round (user_id, game_code)
  where state in ('bet-sent', 'win-sent', 'rolling-back');
drop index studio_round_due;
create index studio_round_due on studio_round (next_attempt_at) where state in ('bet-sent', 'win-sent', 'rolling-back');
