-- Whole minutes that a player was logged in between two instants, in however many sessions at once. Whoever plays is here: of
-- the session that was opened last, a stake after its last sign of life counts as one.
create or replace function minutes_logged_in(p_player_id uuid, p_from timestamptz, p_until timestamptz) returns bigint
language sql stable
begin atomic
  select div(coalesce(sum(extract(epoch from upper(u.span) - lower(u.span))), 0), 60)::bigint
  from unnest((
    select range_agg(tstzrange(greatest(s.opened_at, p_from), least(s.ends_at, p_until)))
    from (
      select o.opened_at, coalesce(o.ended_at, greatest(o.last_seen_at, b.at)) as ends_at
      from session o
      left join lateral (
        select max(t.at) as at
        from transfer_keys_since(o.player_id, o.last_seen_at) k
        join transfer t on t.player_id = o.player_id and t.key_hash = k
        where t.kind = 'bet' and t.at <= p_until and o.ended_at is null
          and not exists (select from session n where n.player_id = o.player_id and n.opened_at > o.opened_at)
      ) b on true
      where o.player_id = p_player_id and o.opened_at < p_until
    ) s
    where s.ends_at > p_from
  )) as u (span);
end;
