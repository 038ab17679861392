-- Whether a launch may place a bet now: null when it may, else the provider wallet's status. The wallet asks inside the
-- statement that moves the money, so a logout, a closed account, a provider, a vendor or a game that is switched off, and
-- maintenance of the site, a vendor or a game count from their commit on, in every process. Wins and rollbacks of what was
-- staked before are not asked.
create or replace function bet_refusal(p_token text, p_player_id uuid, p_at timestamptz) returns text
language sql stable
return (
  select case
    when p.is_enabled is false then 'RS_ERROR_INVALID_PARTNER'
    when s.expires_at is null or s.expires_at <= p_at then 'RS_ERROR_TOKEN_EXPIRED'
    when a.status is distinct from 'open' then 'RS_ERROR_USER_DISABLED'
    when exists (select from setting where key = 'site.status' and value = '1')
      or g.is_enabled is false or v.is_enabled is false
      or (g.maintenance_from <= p_at and coalesce(g.maintenance_until > p_at, true))
      or (v.maintenance_from <= p_at and coalesce(v.maintenance_until > p_at, true))
      then 'RS_ERROR_LIMIT_REACHED'
  end
  from (select p_player_id as player_id) as asked
  left join account a on a.player_id = asked.player_id
  left join game_session s
    on s.token_hash = sha256(convert_to(p_token, 'UTF8')) and s.player_id = asked.player_id
  left join provider p on p.code = s.provider_code
  left join game g on g.code = s.game_code
  left join vendor v on v.code = g.vendor_code
);
