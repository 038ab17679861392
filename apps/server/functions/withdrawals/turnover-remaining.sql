-- What a player still has to stake before money leaves. Requirements and stakes in their order: a stake counts for what was
-- required before it and for nothing that comes later, so playing in advance saves nothing. A stake counts when its bet
-- stands and is settled: its round was closed, something was won on it, or a day has passed; a lottery's with its draw. `p_until` leaves out what was
-- required later: a deposit does not hold back a withdrawal that was asked for before.
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
    select t.at, -t.amount_minor::bigint as minor
    from transfer t
    join provider_transaction b on b.provider_code = substr(t.source, 10) and b.transaction_uuid = t.idempotency_key::uuid
    where t.player_id = p_player_id and t.currency = p_currency and t.book = 'real' and t.kind = 'bet'
      and t.source like 'provider:%' and t.at >= (select min(r.at) from required r)
      and b.rolled_back_by is null
      and (b.round_closed or b.won_minor > 0 or t.at < p_at - interval '1 day')
    union all
    select o.at, -v.valid_minor
    from lottery_order o
    join lottery_valid_stake v on v.player_id = o.player_id and v.order_id = o.order_id
    where o.player_id = p_player_id and o.currency = p_currency and o.book = 'real'
      and o.at >= (select min(r.at) from required r)
  ), running as (
    select sum(e.minor) over (order by e.at, e.minor desc rows unbounded preceding) as total
    from (select * from required union all select * from staked) e
  )
  -- What is left never falls below zero on the way.
  select (coalesce((select sum(e.minor) from (select * from required union all select * from staked) e), 0)
    - least(0, coalesce((select min(r.total) from running r), 0)))::bigint;
end;
