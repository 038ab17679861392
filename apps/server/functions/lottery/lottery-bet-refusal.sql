-- Whether a player may bet now: null when so, else the code. Asked in the statement that takes the stake, so that a logout, a
-- closed account and maintenance count from their commit on. A chase bets without a session.
create or replace function lottery_bet_refusal(p_player_id uuid, p_session_id uuid, p_at timestamptz) returns text
language sql stable
return (
  select case
    when a.status is distinct from 'open' then 'account_closed'
    when p_session_id is not null and (s.expires_at > p_at and s.ended_at is null) is not true then 'token_invalid'
    when exists (select from play_break b where b.player_id = asked.player_id and b.ends_at > p_at) then 'on_break'
    when exists (select from setting where key = 'site.status' and value = '1') then 'maintenance'
  end
  from (select p_player_id as player_id) as asked
  left join account a on a.player_id = asked.player_id
  left join session s on s.player_id = asked.player_id and s.session_id = p_session_id
);
