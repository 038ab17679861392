-- Whether something is staked that is not settled yet.
create or replace function has_open_bets(p_player_id uuid, p_at timestamptz) returns boolean language sql stable
return exists (
  select from transfer t
  join provider_transaction b
    on b.provider_code = case t.source when 'bonus' then substr(split_part(t.idempotency_key, ' ', 1), 10) else substr(t.source, 10) end
    and b.transaction_uuid = (case t.source when 'bonus' then split_part(t.idempotency_key, ' ', 2) else t.idempotency_key end)::uuid
  where t.player_id = p_player_id and t.book = 'real' and t.kind = 'bet' and t.at >= p_at - interval '1 day'
    and (t.source like 'provider:%' or (t.source = 'bonus' and t.idempotency_key like 'provider:%'))
    and b.rolled_back_by is null and not b.round_closed and b.won_minor = 0
) or exists (
  select from lottery_order o join draw d using (draw_id)
  where o.player_id = p_player_id and o.book = 'real' and o.cancelled_minor < o.stake_minor and d.state in ('scheduled', 'drawn')
);
