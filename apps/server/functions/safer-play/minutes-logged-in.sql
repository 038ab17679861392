-- Whole minutes that a player was logged in between two instants, in however many sessions at once.
create or replace function minutes_logged_in(p_player_id uuid, p_from timestamptz, p_until timestamptz) returns bigint
language sql stable
begin atomic
  select div(coalesce(sum(extract(epoch from upper(u.span) - lower(u.span))), 0), 60)::bigint
  from unnest((
    select range_agg(tstzrange(greatest(s.opened_at, p_from), least(coalesce(s.ended_at, s.last_seen_at), p_until)))
    from session s
    where s.player_id = p_player_id and s.opened_at < p_until and coalesce(s.ended_at, s.last_seen_at) > p_from
  )) as u (span);
end;
