-- What a player still has to stake before money leaves. Requirements and stakes in their order: a stake counts for what was
-- required before it and for nothing that comes later, so playing in advance saves nothing. What counts of a bet says
-- `valid_stakes`, as for a bonus. `p_until` leaves out what was required later: a deposit does not hold back a withdrawal that was
-- asked for before.
create or replace function turnover_remaining(
  p_player_id uuid, p_currency text, p_until timestamptz, p_at timestamptz
) returns bigint
language sql stable
begin atomic
  with required as (
    select r.opened_at as at, r.required_minor::bigint as minor
    from turnover_requirement r
    where r.player_id = p_player_id and r.currency = p_currency and r.required_minor > 0 and r.met_at is null and r.opened_at <= p_until
  ), staked as (
    select v.at, -v.valid_minor as minor
    from valid_stakes(p_player_id, p_currency, (select min(r.at) from required r), 'infinity', p_at) v
  ), running as (
    select sum(e.minor) over (order by e.at, e.minor desc rows unbounded preceding) as total
    from (select * from required union all select * from staked) e
  )
  -- What is left never falls below zero on the way.
  select (coalesce((select sum(e.minor) from (select * from required union all select * from staked) e), 0)
    - least(0, coalesce((select min(r.total) from running r), 0)))::bigint;
end;
