-- Closed days are added to the totals of some players at a time, so each player knows up to where theirs go.
alter table vip_player add folded_before date not null default '-infinity';
update vip_player set folded_before = (select p.folded_before from vip_progress p);
