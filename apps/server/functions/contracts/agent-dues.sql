-- What each contract in force, or of rebates each agent, is due in a window, and what is left to its agent after the direct downlines. A run writes it
-- and a preview shows it. Each member of a team counts once, with the ancestors of the time at which it played.
create or replace function agent_dues(
  p_family text, p_period text, p_begins timestamptz, p_ends timestamptz, p_currency text, p_scale integer,
  p_active_minor bigint, p_carry text
) returns table (
  player_id uuid, contract_id uuid, upline_id uuid, stake_minor bigint, active bigint, lost_stake_minor bigint,
  won_stake_minor bigint, win_minor bigint, loss_minor bigint, carry_minor bigint, rate bigint, due_micros bigint,
  passed_on_micros bigint, correction_micros bigint, net_micros bigint, payable_at timestamptz
) language plpgsql stable set plan_cache_mode = force_custom_plan
-- What is joined is as large as the tree and guessed as small: a loop within a loop would take minutes.
set enable_nestloop = off as $$
begin
  if p_family = 'rebate' then
    -- No contract: the rates of the tree say it, and each agent's difference is its own already.
    return query
      select r.player_id, r.player_id, null::uuid, r.stake_minor, r.active, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint,
        r.rate, r.due_micros, 0::bigint, coalesce(k.micros, 0), r.due_micros + coalesce(k.micros, 0), p_ends
      from agent_rebates(p_begins, p_ends, p_currency, p_scale) r
      left join lateral (
        select sum(k.amount_micros)::bigint as micros from agent_correction k
        where k.player_id = r.player_id and k.family = 'rebate' and k.run_id is null
      ) k on true;
    return;
  end if;
  return query
  with contract as materialized (
    select c.player_id, c.id, c.upline_id, c.period, c.terms
    from agent_contract c
    -- A branch that has moved leaves its contract behind.
    join agent_edge e on e.player_id = c.player_id and e.valid_from <= p_begins and e.valid_to > p_begins
      and e.upline_id is not distinct from c.upline_id
    where c.family = p_family and (p_period = '' or c.period = p_period)
      and c.effective_from <= p_begins and c.effective_to > p_begins
  ), team as materialized (
    select * from agent_team_plays(p_family, p_begins, p_ends, p_currency, p_active_minor)
  ), based as materialized (
    select c.*, coalesce(t.stake_minor, 0) as stake_minor, coalesce(t.active, 0) as active,
      coalesce(t.win_minor, 0) as win_minor, coalesce(t.lost_minor, 0) as lost_minor, coalesce(t.won_minor, 0) as won_minor,
      coalesce(t.win_minor, 0) + case when p_family = 'dividend' then coalesce(b.carry_minor, 0) else 0 end as loss_minor
    from contract c
    left join team t on t.ancestor_id = c.player_id
    left join lateral (
      select case when p_carry = 'none' then 0
          when p_carry = 'month' and date_trunc('month', business_day(l.window_begins)::timestamp)
            <> date_trunc('month', business_day(p_begins)::timestamp) then 0
          else l.carry_minor end as carry_minor
      from agent_run_line l
      where l.player_id = c.player_id and l.family = 'dividend' and p_family = 'dividend' and l.window_begins < p_begins
      order by l.window_begins desc limit 1
    ) b on true
  ), due as materialized (
    select b.*, coalesce(tier.rate, 0) as rate,
      case p_family
        when 'realtime' then
          floor((b.lost_minor::numeric * ((b.terms->>'lossRate')::bigint + (b.terms->>'singleRate')::bigint)
            + b.won_minor::numeric * ((b.terms->>'profitRate')::bigint + (b.terms->>'singleRate')::bigint))
            * 10 ^ (6 - p_scale) / 1000000)
        else floor(greatest(case when p_family = 'dividend' then b.loss_minor else b.stake_minor end, 0)::numeric
          * coalesce(tier.rate, 0) * 10 ^ (6 - p_scale) / 1000000)
      end::bigint as due_micros
    from based b
    left join lateral (
      select (t.tier->>'rate')::bigint as rate
      from jsonb_array_elements(b.terms->'tiers') with ordinality as t (tier, position)
      where b.stake_minor >= (t.tier->>'minAmountMinor')::bigint and b.active >= (t.tier->>'minActive')::bigint
        and ((t.tier->>'minLossMinor')::bigint = 0 or b.loss_minor >= (t.tier->>'minLossMinor')::bigint)
      order by t.position desc limit 1
    ) tier on true
  ), passed as materialized (
    select d.upline_id, sum(d.due_micros)::bigint as micros from due d where d.upline_id is not null group by d.upline_id
  ), correction as materialized (
    select k.player_id, sum(k.amount_micros)::bigint as micros from agent_correction k
    where k.family = p_family and k.run_id is null group by k.player_id
  )
  select d.player_id, d.id, d.upline_id, d.stake_minor, d.active, d.lost_minor, d.won_minor, d.win_minor, d.loss_minor,
    case when p_family <> 'dividend' or p_carry = 'none' then 0
      when p_carry = 'previous' then least(d.win_minor, 0) else least(d.loss_minor, 0) end::bigint,
    d.rate, d.due_micros, coalesce(p.micros, 0), coalesce(k.micros, 0),
    d.due_micros - coalesce(p.micros, 0) + coalesce(k.micros, 0),
    case when p_family = 'dividend' or d.period = 'once' then p_ends
      else (select w.ends from agent_window(p_family, d.period, p_begins) w) end
  from due d
  left join passed p on p.upline_id = d.player_id
  left join correction k on k.player_id = d.player_id;
end $$;
