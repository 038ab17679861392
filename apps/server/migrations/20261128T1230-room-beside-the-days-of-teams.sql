-- A day's row is written anew with each bucket in which its team plays: with room on its page no index is written too.
alter table team_day set (fillfactor = 50);
