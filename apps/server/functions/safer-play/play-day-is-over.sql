-- Whether a wallet with limits has to renew its figures before it counts play of this instant.
create or replace function play_day_is_over(p_wallet wallet, p_at timestamptz) returns boolean language sql immutable parallel safe
return (p_wallet).is_limited and ((p_wallet).play_until > p_at) is not true;
