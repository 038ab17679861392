-- A player's settled bets of a span, each with its whole stake, bonus money included, and its valid one: nothing of a bet that
-- was rolled back or gave its stake back; at tables the amount that was won or lost in the round, so that opposite bets count
-- their difference; half of a sports bet that was half lost; of a lottery what its draw decided; else the stake. A bet is settled
-- when its round was closed with it, when something was won on it, or after a day: providers that lose a round by a message of
-- zero leave no mark on the bet.
create or replace function valid_stakes(
  p_player_id uuid, p_currency text, p_from timestamptz, p_until timestamptz, p_at timestamptz
) returns table (at timestamptz, category text, game_code text, reference text, stake_minor bigint, valid_minor bigint)
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
begin
  return query
  with staked as (
    -- Bets by the transfer of their cash or of their bonus money, whichever they have.
    select distinct
      case t.source when 'bonus' then substr(split_part(t.idempotency_key, ' ', 1), 10) else substr(t.source, 10) end as provider_code,
      (case t.source when 'bonus' then split_part(t.idempotency_key, ' ', 2) else t.idempotency_key end)::uuid as transaction_uuid
    from transfer t
    where t.player_id = p_player_id and t.currency = p_currency and t.book = 'real' and t.kind = 'bet'
      and t.at >= p_from and t.at < p_until
      and (t.source like 'provider:%' or (t.source = 'bonus' and t.idempotency_key like 'provider:%'))
  ), bet as (
    select b.at, g.category, b.game_code, b.provider_code, b.round, b.amount_minor, b.won_minor,
      sum(b.amount_minor - b.won_minor) over one_round as net_minor, sum(b.amount_minor) over one_round as round_minor
    from staked s
    join provider_transaction b using (provider_code, transaction_uuid)
    left join game g on g.code = b.game_code
    where b.rolled_back_by is null and b.amount_minor > 0
      and (b.round_closed or b.won_minor > 0 or b.at < p_at - interval '1 day')
    window one_round as (partition by b.provider_code, b.round)
  )
  select b.at, coalesce(b.category, ''), b.game_code, b.round, b.amount_minor,
    case
      when b.category in ('LIVE', 'PVP')
        then least(b.amount_minor, div(abs(b.net_minor) * b.amount_minor, b.round_minor)::bigint)
      when b.category in ('SPORTS', 'ESPORTS') and b.won_minor = b.amount_minor then 0
      when b.category in ('SPORTS', 'ESPORTS') and b.won_minor * 2 = b.amount_minor then b.amount_minor / 2
      else b.amount_minor
    end
  from bet b
  union all
  select o.at, 'LOTT', o.game_code, o.order_id::text, o.stake_minor::bigint, v.valid_minor
  from lottery_order o
  join lottery_valid_stake v on v.player_id = o.player_id and v.order_id = o.order_id
  where o.player_id = p_player_id and o.currency = p_currency and o.book = 'real' and o.at >= p_from and o.at < p_until;
end $$;
