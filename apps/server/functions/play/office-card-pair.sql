-- Pairs at card games between people, as the list of operators shows them. The studio knows players as its users.
create or replace view office_card_pair as
select p.id, p.last_at, u.player_id, (select a.username from account a where a.player_id = u.player_id) as player_name,
  coalesce((select a.username from provider_user o join account a on a.player_id = o.player_id
    where o.provider_code = 'STUDIO' and o.provider_user_id = p.other_id), '') as other,
  p.hands, p.won_minor, p.lost_minor, p.net_minor, p.currency
from studio_card_pair p
join provider_user u on u.provider_code = 'STUDIO' and u.provider_user_id = p.user_id;
