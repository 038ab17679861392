-- Bets of sportsbooks with a correction that could not be posted, as the list of operators shows them. The studio knows players as
-- its users, and a title by its code.
create or replace view office_book_correction as
select b.id, b.changed_at, u.player_id, (select a.username from account a where a.player_id = u.player_id) as player_name,
  coalesce((select g.name from game g where g.code = b.game_code), b.game_code) as game_name,
  coalesce((select string_agg(m.home || ' – ' || m.away, ' · ' order by l.place)
    from studio_book_leg l join studio_book_match m on m.id = l.match_id
    where l.user_id = b.user_id and l.bet_id = b.id), '') as matches,
  b.stake_minor, coalesce(b.returned_minor, 0) as returned_minor, b.unposted_minor, b.currency
from studio_book_bet b
join provider_user u on u.provider_code = 'STUDIO' and u.provider_user_id = b.user_id
where b.unposted_minor is not null;
