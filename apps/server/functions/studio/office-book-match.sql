-- Matches of the sportsbooks with how many bets are on them, as the list of operators shows them.
create or replace view office_book_match as
select m.id, m.starts_at, m.home || ' – ' || m.away as match, coalesce(m.league_name, m.league_id) as league, m.sport,
  case when m.is_void then 'void' else m.state end as match_state,
  case when m.state <> 'open' and not m.is_void then m.home_score || ' – ' || m.away_score end as score,
  (select count(*) from studio_book_leg l where l.match_id = m.id) as bets,
  (select count(*) from studio_book_leg l where l.match_id = m.id and l.result is null) as undecided,
  (select count(*) from studio_book_leg l join studio_book_bet b on b.user_id = l.user_id and b.id = l.bet_id
    where l.match_id = m.id and b.unposted_minor <> 0) as unposted
from studio_book_match m;
