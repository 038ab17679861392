-- What each player of the tree came to in a window, by the line of ancestors that held: stakes that stand, what the operator won
-- (of dividends, with what was given to the player), and of real time the stakes by how their bets ended. `at` is an instant of
-- that line.
create or replace function agent_plays(p_family text, p_begins timestamptz, p_ends timestamptz, p_currency text)
returns table (player_id uuid, at timestamptz, stake_minor bigint, win_minor bigint, lost_minor bigint, won_minor bigint)
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
begin
  if p_family = 'realtime' then
    return query
      select s.player_id, s.at, (coalesce(s.lost_minor, 0) + coalesce(s.won_minor, 0))::bigint, 0::bigint,
        coalesce(s.lost_minor, 0), coalesce(s.won_minor, 0)
      from settled_stakes(p_begins, p_ends) s where s.currency = p_currency;
  elsif p_family = 'hourly' then
    return query
      select f.player_id, timestamptz 'epoch' + f.line_version * interval '1 microsecond',
        (coalesce(sum(f.out_minor) filter (where f.kind = 'bet'), 0)
          - coalesce(sum(f.in_minor) filter (where f.kind = 'rollback'), 0))::bigint, 0::bigint, 0::bigint, 0::bigint
      from figure_player_bucket f
      where f.bucket >= p_begins and f.bucket < p_ends and f.book = 'real' and f.currency = p_currency
        and f.kind in ('bet', 'rollback')
      group by f.player_id, f.line_version;
  else
    return query
      select f.player_id, timestamptz 'epoch' + f.line_version * interval '1 microsecond',
        (coalesce(sum(f.out_minor) filter (where f.kind = 'bet'), 0)
          - coalesce(sum(f.in_minor) filter (where f.kind = 'rollback'), 0))::bigint,
        (sum(f.out_minor) - sum(f.in_minor))::bigint, 0::bigint, 0::bigint
      from figure_player_day f
      where f.day >= business_day(p_begins) and f.day < business_day(p_ends) and f.book = 'real' and f.currency = p_currency
        and (f.kind in ('bet', 'win', 'rollback') or (f.kind = 'receivable' and f.counter like 'vendor:%')
          or (p_family = 'dividend' and (f.counter = 'house:rebate' or f.kind = 'rebate'
            or (f.kind in ('grant', 'bonus_forfeit') and f.counter in ('house:grant', 'house:bonus')))))
      group by f.player_id, f.line_version;
  end if;
end $$;
