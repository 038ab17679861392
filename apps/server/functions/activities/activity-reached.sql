-- What a player has reached at this instant, of several objectives, each within its own business days.
create or replace function activity_reached(p_player_id uuid, p_asked jsonb) returns table (name text, reached bigint)
language sql stable
begin atomic
  with asked as materialized (
    select a.name, a.objective, a.categories, a.from_day, a.to_day
    from jsonb_to_recordset(p_asked) as a (name text, objective text, categories text[], from_day date, to_day date)
  ), days as materialized (
    select d.day, d.kind, d.product, d.in_count, d.in_minor, d.out_minor
    from (select min(from_day) as from_day, max(to_day) as to_day from asked) s
    cross join lateral player_days(p_player_id, 'real', s.from_day, s.to_day) d
    where d.kind in ('deposit', 'bet', 'rollback', 'win')
  )
  select a.name, greatest(0, case a.objective
    when 'loginDays' then (
      select count(distinct business_day(s.opened_at)) from session s
      where s.player_id = p_player_id and s.opened_at >= business_day_begins(a.from_day)
        and s.opened_at < business_day_begins(a.to_day + 1))
    when 'invitedFriends' then (
      select count(*) from account f
      where f.referrer_id = p_player_id and f.status = 'open' and f.registered_at >= business_day_begins(a.from_day)
        and f.registered_at < business_day_begins(a.to_day + 1)
        and exists (select from figure_player_day d where d.player_id = f.player_id and d.book = 'real' and d.kind = 'deposit'))
    else (
      select coalesce(sum(counted_towards(a.objective, a.categories, d.kind, d.product, d.in_count, d.in_minor, d.out_minor)), 0)
      from days d where d.day between a.from_day and a.to_day)
    end)::bigint
  from asked a;
end;
