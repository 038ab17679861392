-- Who holds a name. It is apart from the account because a name is unique over all players, and no constraint that the
-- player leads can say that.
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
  arrived_at timestamptz,
  -- Who brought the player: the agent above them, and the player whose referral they followed.
  upline_id uuid,
  referrer_id uuid,
  avatar_picture text,
  closed_at timestamptz
);
create index account_by_upline on account (upline_id) where upline_id is not null;
create index account_by_referrer on account (referrer_id) where referrer_id is not null;

-- Argon2id in PHC form. `set_by_holder` is false while another chose it: an agent, an operator, an import.
create table password (
  player_id uuid not null,
  purpose text not null check (purpose in ('login', 'payment')),
  hash text not null,
  set_by_holder boolean not null,
  set_at timestamptz not null,
  primary key (player_id, purpose)
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
  -- For the list that its owner sees and for the answer to its token; null while it is open and for those that ended
  -- before this was kept.
  ended_because text check (ended_because in ('logout', 'replaced', 'ended', 'password', 'closed')),
  -- LOGIN-16: opened with a password that must be changed, so the change may leave the old one out.
  must_change_password boolean not null default false,
  unique (player_id, session_id)
);
create index session_by_player on session (player_id, opened_at);

-- Which trial account a device comes back to.
create table trial_device (
  device_hash bytea primary key,
  player_id uuid not null
);

-- The code by which a player brings others: an agent's is an affiliate code, any other's a referral code.
create table invitation_code (
  code text primary key,
  player_id uuid not null unique
);
