-- Who holds a name. It stands apart from the account because a name is unique over all players, and no constraint that
-- the player leads can say that.
create table account_name (
  -- canonical: NFKC, lower case
  name text primary key,
  player_id uuid not null
);

create table account (
  player_id uuid primary key,
  -- as the holder typed it
  username text not null,
  role text not null check (role in ('player', 'operator')),
  -- the wire's numbers; an operator has none of them and carries 0
  account_type smallint not null check (account_type in (0, 1, 2, 4, 41, 42)),
  status text not null default 'open' check (status in ('open', 'closed')),
  currency text not null,
  nickname text,
  may_transfer_to_upline boolean not null default false,
  rank_name text not null default '',
  rank_level smallint not null default 0 check (rank_level >= 0),
  labels text[] not null default '{}',
  avatar_seed text not null,
  registered_at timestamptz not null,
  -- null: the account counts as registered from any address
  registered_address text,
  first_login_at timestamptz,
  arrived_at timestamptz
);

-- Argon2id in PHC form. `set_by_holder` is false while somebody else chose it: an agent, an operator, an import.
create table password (
  player_id uuid not null,
  purpose text not null check (purpose in ('login', 'payment')),
  hash text not null,
  set_by_holder boolean not null,
  set_at timestamptz not null,
  primary key (player_id, purpose)
);

-- The optional fields of the registration form, as the brand had them switched on that day.
create table registration_detail (
  player_id uuid not null,
  field text not null,
  value text not null,
  primary key (player_id, field)
);

-- Only the hash of a token is kept, so a copy of this table opens nothing.
create table session (
  token_hash bytea primary key,
  player_id uuid not null,
  session_id uuid not null,
  opened_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  address text not null,
  user_agent text not null,
  device_hash bytea,
  unique (player_id, session_id)
);

-- Which trial account a device comes back to.
create table trial_device (
  device_hash bytea primary key,
  player_id uuid not null
);

-- Failed logins of one name or one address within one window; the key is a hash, because people type passwords into
-- the name field.
create table login_failures (
  key bytea primary key,
  failures integer not null check (failures >= 0),
  window_started_at timestamptz not null
);
