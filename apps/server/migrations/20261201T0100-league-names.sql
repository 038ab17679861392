-- What the league of a match was called when the match was made; null of planned ones from before.
alter table studio_book_match add column league_name text;
update studio_book_match set league_name = feed ->> 'leagueName' where feed is not null;
