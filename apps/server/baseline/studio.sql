-- The studio's book: what it needs to play a round, to settle it whatever breaks, and to let its player check it. It
-- knows a player only as the opaque user of the wallet protocol.
create table studio_launch (
  user_id text not null,
  token_hash bytea not null,
  game_code text not null,
  currency text not null,
  opened_at timestamptz not null,
  -- Set when the wallet says that the token is over: it is not asked again.
  ended_at timestamptz,
  primary key (user_id, token_hash)
);

-- A server seed is committed to before its first round and revealed when the player changes seeds, never before.
create table studio_seed_pair (
  user_id text not null,
  id uuid not null,
  game_code text not null,
  server_seed text not null,
  client_seed text not null,
  opened_at timestamptz not null,
  revealed_at timestamptz,
  primary key (user_id, id)
);

-- One row a player and game: a round begins under its lock, so that nonces have no gap and one round is open at most.
create table studio_seat (
  user_id text not null,
  game_code text not null,
  seed_pair_id uuid not null,
  next_nonce integer not null check (next_nonce >= 0),
  next_server_seed text not null,
  primary key (user_id, game_code)
);

create table studio_round (
  user_id text not null,
  id uuid not null,
  game_code text not null,
  spin_key uuid not null,
  seed_pair_id uuid not null,
  nonce integer not null,
  engine text not null,
  currency text not null,
  line_bet_minor bigint not null check (line_bet_minor > 0),
  total_bet_minor bigint not null check (total_bet_minor > 0),
  total_win_minor bigint not null check (total_win_minor >= 0),
  -- A list of stops for each spin of the round, the paid one first.
  stops jsonb not null,
  state text not null check (state in
    ('committed', 'bet-sent', 'bet-confirmed', 'win-sent', 'rolling-back', 'settled', 'refused', 'rolled-back')),
  -- Fixed with the round, so that a repeated call moves money once.
  bet_transaction uuid not null,
  win_transaction uuid not null,
  rollback_transaction uuid not null,
  -- The launch token under a key that is not in the database; only while the round is open.
  sealed_token bytea,
  balance_after_bet_minor bigint,
  balance_minor bigint,
  refusal text,
  played_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  settled_at timestamptz,
  -- Completed after an interruption, and whether its player has been shown it since.
  resumed_at timestamptz,
  shown_at timestamptz,
  primary key (user_id, id),
  unique (user_id, spin_key),
  unique (user_id, seed_pair_id, nonce)
);
create unique index studio_round_one_open on studio_round (user_id, game_code)
  where state in ('committed', 'bet-sent', 'bet-confirmed', 'win-sent', 'rolling-back');
create index studio_round_by_game on studio_round (user_id, game_code, id desc);
create index studio_round_due on studio_round (next_attempt_at)
  where state in ('committed', 'bet-sent', 'bet-confirmed', 'win-sent', 'rolling-back');
