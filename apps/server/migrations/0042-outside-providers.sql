-- Outside providers: where their games open, the key that one is changed from, and titles that none of our engines plays.
alter table provider
  -- The template of a launch's address; null for the studio, which is part of the house.
  add column launch_url text,
  -- After a change of the key the old one may hold for a while, so that no bet is refused meanwhile.
  add column previous_key_pem text,
  add column previous_key_until timestamptz,
  add constraint provider_previous_key_ends check ((previous_key_pem is null) = (previous_key_until is null));

alter table game
  alter column engine drop not null,
  -- What the provider calls the title in its calls; null where it is our own code.
  add column provider_game_code text;
create unique index game_by_provider_code on game (vendor_code, provider_game_code) where provider_game_code is not null;

-- A provider that is switched off takes no more bets, from the commit on and in every process; its wins and rollbacks go
-- through, because it owes and is owed what was staked before.
create or replace function bet_refusal(p_token text, p_player_id uuid, p_at timestamptz) returns text
language sql stable
return (
  select case
    when p.is_enabled is false then 'RS_ERROR_INVALID_PARTNER'
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
  left join provider p on p.code = s.provider_code
);
