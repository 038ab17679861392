-- Who has reached most within some business days, of open accounts; of equals whoever moved last earlier. Several who reached
-- the same as the last one are looked at before the row is cut.
create or replace function activity_standings(
  p_objective text, p_categories text[], p_from date, p_to date, p_most integer
) returns table (rank integer, player_id uuid, reached bigint, reached_at timestamptz)
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare
  v_from timestamptz := business_day_begins(p_from);
  v_until timestamptz := business_day_begins(p_to + 1);
begin
  return query
  with best as materialized (
    select f.player_id,
      sum(counted_towards(p_objective, p_categories, f.kind, f.product, f.in_count, f.in_minor, f.out_minor))::bigint as reached
    from figure_player_day f
    where f.day between p_from and p_to and f.book = 'real' and f.kind in ('deposit', 'bet', 'rollback', 'win')
      and exists (select from account a where a.player_id = f.player_id and a.status = 'open')
    group by f.player_id
    having sum(counted_towards(p_objective, p_categories, f.kind, f.product, f.in_count, f.in_minor, f.out_minor)) > 0
    order by 2 desc
    fetch first p_most rows with ties
  )
  select (row_number() over (order by b.reached desc, m.at, b.player_id))::integer, b.player_id, b.reached, m.at
  from best b
  cross join lateral (
    select max(t.at) as at
    from (
      select k.transfer_keys from figure_player_bucket k
      where k.player_id = b.player_id and k.book = 'real' and k.bucket >= v_from and k.bucket < v_until
        and counted_towards(p_objective, p_categories, k.kind, k.product, k.in_count, k.in_minor, k.out_minor) > 0
      order by k.bucket desc limit 8
    ) k
    cross join lateral unnest(k.transfer_keys) as key (hash)
    join transfer t on t.player_id = b.player_id and t.key_hash = key.hash
  ) m
  order by 1
  limit p_most;
end $$;
