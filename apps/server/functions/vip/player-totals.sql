-- What players have paid in and staked in all before a day, for some players or with null for all: the folded days and, from
-- figures, those that may still change.
create or replace function player_totals(p_players uuid[], p_before date)
returns table (player_id uuid, deposit_minor bigint, turnover_minor bigint)
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare
  v_folded date := (select p.folded_before from vip_progress p);
begin
  if p_players is null then
    return query
      select coalesce(f.player_id, p.player_id), (coalesce(p.deposit_minor, 0) + coalesce(f.deposit_minor, 0))::bigint,
        (coalesce(p.turnover_minor, 0) + coalesce(f.turnover_minor, 0))::bigint
      from staked_and_paid_in(v_folded, p_before) f
      full join vip_player p on p.player_id = f.player_id;
  else
    return query
      select n.player_id, (coalesce(p.deposit_minor, 0) + coalesce(f.deposit_minor, 0))::bigint,
        (coalesce(p.turnover_minor, 0) + coalesce(f.turnover_minor, 0))::bigint
      from unnest(p_players) as n (player_id)
      left join vip_player p on p.player_id = n.player_id
      left join lateral staked_and_paid_in_of(n.player_id, v_folded, p_before) f on true;
  end if;
end $$;
