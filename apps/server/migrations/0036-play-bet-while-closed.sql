-- Maintenance of the site, of a vendor or of a game stops new bets too, from the operator's commit on; wins and rollbacks
-- of what was staked before go through. A launch that was opened before the closing would otherwise stake for hours.
create or replace function bet_refusal(p_token text, p_player_id uuid, p_at timestamptz) returns text
language sql stable
return (
  select case
    when s.expires_at is null or s.expires_at <= p_at then 'RS_ERROR_TOKEN_EXPIRED'
    when a.status is distinct from 'open' then 'RS_ERROR_USER_DISABLED'
    when exists (select from setting where key = 'site.status' and value = '1')
      or exists (
        select from setting m
        where m.key = 'games.maintenance' and (m.value -> 'games' ? s.game_code
          or m.value -> 'vendors' ? (select g.vendor_code from game g where g.code = s.game_code)))
      then 'RS_ERROR_LIMIT_REACHED'
  end
  from (select p_player_id as player_id) as asked
  left join account a on a.player_id = asked.player_id
  left join game_session s
    on s.token_hash = sha256(convert_to(p_token, 'UTF8')) and s.player_id = asked.player_id
);
