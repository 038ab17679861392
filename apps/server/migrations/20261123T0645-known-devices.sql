-- Browsers in which a player has logged in, each known by a token in a cookie of which only the hash is kept. Guesses from
-- elsewhere do not lock a known one out. One that the player trusts is not asked for the second step until `trusted_until`.
create table known_device (
  player_id uuid not null,
  device_id uuid not null,
  token_hash bytea not null,
  user_agent text not null,
  address text not null,
  known_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  trusted_at timestamptz,
  trusted_until timestamptz,
  primary key (player_id, device_id),
  unique (player_id, token_hash)
);
create index known_device_by_expiry on known_device (expires_at);
