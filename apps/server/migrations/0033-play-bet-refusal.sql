-- Whether a launch may place a bet now: null when it may, else the provider wallet's status. The wallet asks inside the
-- statement that moves the money, so a logout or a closed account counts from its commit on, in every process.
create function bet_refusal(p_token text, p_player_id uuid, p_at timestamptz) returns text language sql stable
return (
  select case
    when s.expires_at is null or s.expires_at <= p_at then 'RS_ERROR_TOKEN_EXPIRED'
    when a.status is distinct from 'open' then 'RS_ERROR_USER_DISABLED'
  end
  from (select p_player_id as player_id) as asked
  left join account a on a.player_id = asked.player_id
  left join game_session s
    on s.token_hash = sha256(convert_to(p_token, 'UTF8')) and s.player_id = asked.player_id
);
