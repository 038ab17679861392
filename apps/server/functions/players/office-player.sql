-- Players as the list of operators shows them, with the wallet that they play from. A rank is told by its level, which
-- reads the same in every language; without ranks it is empty.
create or replace view office_player as
select a.player_id as id, a.player_id, a.username as player_name, a.registered_at, a.account_type::text as account_type,
  a.status, case when exists (select from vip_rank r where r.level = a.rank_level) then 'VIP ' || a.rank_level else '' end as rank,
  a.currency, coalesce(w.available_minor, 0)::bigint as available_minor,
  coalesce(w.reserved_minor, 0)::bigint as reserved_minor
from account a
left join lateral (
  select available_minor, reserved_minor from wallet w
  where w.player_id = a.player_id and w.currency = a.currency
    and w.book = case a.account_type when 4 then 'play' else 'real' end
) w on true
where a.role = 'player';
