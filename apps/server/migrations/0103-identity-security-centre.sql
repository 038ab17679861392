-- The secret of an authenticator, closed under a key outside the database; it counts once a first code has bound it.
create table authenticator (
  player_id uuid primary key,
  closed_secret text not null,
  bound_at timestamptz,
  -- the newest time step whose code was used: no code is good twice
  last_step bigint not null default 0
);

-- For whoever has lost the authenticator; each is good once. Drawn with 80 bits, so a plain hash keeps them.
create table recovery_code (
  player_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (player_id, code_hash)
);

-- Where a player's money may be paid out to. Removed ones stay, because payments speak of them.
create table bank_account (
  player_id uuid not null,
  bank_account_id uuid not null,
  bank_name text not null,
  holder_name text not null,
  account_number text not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  primary key (player_id, bank_account_id)
);
create unique index bank_account_once on bank_account (player_id, bank_name, account_number) where removed_at is null;

-- A picture that a player has put up, as this house has painted it anew. Its name is drawn and changes with it.
create table avatar_picture (
  player_id uuid primary key,
  name text not null unique,
  bytes bytea not null,
  made_at timestamptz not null
);
alter table account add column avatar_picture text;
alter table account add column closed_at timestamptz;
