-- A proof of work is good for one call: its nonce stays here until the challenge would have expired anyway.
create table human_check_used (
  nonce bytea primary key,
  expires_at timestamptz not null
);
create index human_check_used_by_expiry on human_check_used (expires_at);

-- A captcha is good for one answer: its nonce stays here until it would have expired anyway.
create table captcha_used (
  nonce bytea primary key,
  expires_at timestamptz not null
);
create index captcha_used_by_expiry on captcha_used (expires_at);

-- Failed logins of one name or one address within one window; the key is a hash, because people type passwords into
-- the name field.
create table login_failures (
  key bytea primary key,
  failures integer not null check (failures >= 0),
  window_started_at timestamptz not null,
  -- How often in a row it has been braked: each lock is twice as long as the one before.
  level smallint not null default 0 check (level >= 0)
);

-- Addresses from which a player has shown to be the player; an IPv6 address by its /64.
create table registered_address (
  player_id uuid not null,
  address text not null,
  address_id uuid not null,
  registered_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (player_id, address),
  unique (player_id, address_id)
);

-- A login whose first step was right and whose second is awaited. Only the hash of its token is kept.
create table pending_login (
  token_hash bytea primary key,
  player_id uuid not null,
  address text not null,
  side text not null check (side in ('member', 'agent')),
  way text not null check (way in ('password', 'sms', 'recovery', 'social')),
  is_password_expired boolean not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A link to an identity provider that is made with the second step.
  social_link jsonb
);
create index pending_login_by_expiry on pending_login (expires_at);

-- One-time codes by text or mail. A row is for one purpose and one recipient, and holds the newest code alone: the key
-- is a hash of both, the code a keyed hash, so a copy of this table opens nothing.
create table one_time_code (
  key bytea primary key,
  code_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  wrong_tries smallint not null check (wrong_tries >= 0)
);
create index one_time_code_by_expiry on one_time_code (expires_at);

-- How many codes have gone to a recipient is counted by the recipient and the purpose, no matter who asked: with the
-- count in the code's own row, each account of a sender had a count of its own, and many accounts could flood one number.
create table code_sends (
  -- a hash of purpose and recipient
  key bytea primary key,
  sent_at timestamptz not null,
  -- those that followed each other closely, and those of one day
  sent_in_row smallint not null,
  day_started_at timestamptz not null,
  sent_in_day smallint not null
);
create index code_sends_by_time on code_sends (sent_at);

-- A link by mail that sets a new password. Only the hash of its token is kept.
create table password_reset (
  token_hash bytea primary key,
  player_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_by_player on password_reset (player_id);

-- The secret of an authenticator, closed under a key outside the database; it counts once a first code has bound it.
create table authenticator (
  player_id uuid primary key,
  closed_secret text not null,
  bound_at timestamptz,
  -- the newest time step whose code was used: no code is good twice
  last_step bigint not null default 0
);

-- For players who have lost the authenticator; each is good once. Drawn with 80 bits, so a plain hash keeps them.
create table recovery_code (
  player_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (player_id, code_hash)
);

-- A login by an identity provider, from the button to a session. The answer must bring the state, and the cookie of the
-- browser that began; the ticket that opens the session, and the token that registers or links, follow one another in
-- the same row. Only hashes are kept; nonce and PKCE verifier are drawn from the cookie and the state, so a copy of this
-- table finishes nothing.
create table social_login (
  state_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null check (provider in ('google', 'facebook')),
  return_to text not null,
  expires_at timestamptz not null,
  -- began: at the provider; returned: a ticket waits; known: a token registers or links; used: over
  stage text not null check (stage in ('began', 'returned', 'known', 'used')),
  -- of the ticket, then of the token
  token_hash bytea unique,
  -- what the provider says, once it has said it
  issuer text,
  subject text,
  full_name text,
  -- only where the provider has checked it
  proved_mail text,
  -- Set where a member began it, by the password, to link an account elsewhere: it links it to them and opens nothing.
  -- One without opens a session and links nothing to a member who is logged in.
  linking_player_id uuid
);
create index social_login_by_expiry on social_login (expires_at);

-- Which account of an identity provider opens which member. It is unique over all players, so no player leads its key.
create table social_account (
  issuer text not null,
  subject text not null,
  player_id uuid not null,
  provider text not null check (provider in ('google', 'facebook')),
  full_name text,
  linked_at timestamptz not null,
  primary key (issuer, subject),
  unique (player_id, provider)
);

-- A token by which an identity provider has proved a phone number registers one account: its hash stays until it would
-- have expired anyway.
create table phone_token_used (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index phone_token_used_by_expiry on phone_token_used (expires_at);
