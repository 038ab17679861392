-- What a player has paid in since a business day began, and what is asked for and may still come.
create or replace function deposited_since(p_player_id uuid, p_from date, p_at timestamptz) returns bigint
language sql stable
begin atomic
  select (coalesce((
      select sum(d.in_minor) from player_days(p_player_id, 'real', p_from, business_day(p_at)) d where d.kind = 'deposit'
    ), 0) + coalesce((
      select sum(greatest(o.amount_minor - o.received_minor, 0)) from deposit_order o
      where o.player_id = p_player_id and o.state = 'pending' and o.expires_at > p_at
    ), 0))::bigint;
end;
