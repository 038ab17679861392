-- What players have paid in and staked in all before a day, for some players or with null for all: what is folded and, from
-- figures, each player's days after that. No figure of anybody before the progress is left to fold.
create or replace function player_totals(p_players uuid[], p_before date)
returns table (player_id uuid, deposit_minor bigint, turnover_minor bigint)
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare
  v_folded date := (select p.folded_before from vip_progress p);
begin
  if p_players is null then
    return query
      with left_over as (
        select f.player_id,
          sum(f.in_minor - f.out_minor) filter (where f.kind = 'deposit') as deposit_minor,
          sum(f.out_minor - f.in_minor) filter (where f.kind <> 'deposit') as turnover_minor
        from figure_player_day f
        left join vip_player p on p.player_id = f.player_id
        where f.day >= v_folded and f.day >= coalesce(p.folded_before, '-infinity') and f.day < p_before and f.book = 'real'
          and (f.kind = 'deposit' or (f.kind in ('bet', 'rollback') and f.product <> ''))
        group by f.player_id
      )
      select coalesce(f.player_id, p.player_id), (coalesce(p.deposit_minor, 0) + coalesce(f.deposit_minor, 0))::bigint,
        (coalesce(p.turnover_minor, 0) + coalesce(f.turnover_minor, 0))::bigint
      from left_over f
      full join vip_player p on p.player_id = f.player_id;
  else
    return query
      select n.player_id, (coalesce(p.deposit_minor, 0) + coalesce(f.deposit_minor, 0))::bigint,
        (coalesce(p.turnover_minor, 0) + coalesce(f.turnover_minor, 0))::bigint
      from unnest(p_players) as n (player_id)
      left join vip_player p on p.player_id = n.player_id
      left join lateral staked_and_paid_in_of(n.player_id, coalesce(p.folded_before, '-infinity'), p_before) f on true;
  end if;
end $$;
