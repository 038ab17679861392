-- Whether a player's rank is served before others in queues.
create or replace function is_served_first(p_player_id uuid) returns boolean language sql stable
return exists (
  select from account a join vip_rank r on r.level = a.rank_level where a.player_id = p_player_id and r.is_served_first);
