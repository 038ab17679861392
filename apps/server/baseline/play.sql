-- A provider knows a player by an opaque name of its own, and a launch by a token of which only the hash is kept.
create table provider_user (
  player_id uuid not null,
  provider_code text not null,
  provider_user_id text not null,
  primary key (player_id, provider_code),
  unique (provider_code, provider_user_id)
);

create table game_session (
  token_hash bytea primary key,
  player_id uuid not null,
  session_id uuid not null,
  provider_code text not null,
  provider_user_id text not null,
  game_code text not null,
  currency text not null,
  book text not null check (book in ('real', 'play')),
  opened_at timestamptz not null,
  expires_at timestamptz not null
);
create index game_session_by_session on game_session (session_id);
