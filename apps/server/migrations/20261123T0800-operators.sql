-- Operators: people who run the brand. They have a store of their own; nothing of it is shared with players.

create table operator (
  operator_id uuid primary key,
  -- lower case
  username text not null unique,
  -- Argon2id in PHC form; null until the operator has enrolled
  password_hash text,
  -- the authenticator's secret in the secret box; null until the operator has enrolled
  closed_secret text,
  -- the step of the last code that was used, so that none is used twice
  last_step bigint not null default 0,
  enrolled_at timestamptz,
  -- a fresh appointment or reset approves nothing for a day
  approves_from timestamptz not null,
  created_at timestamptz not null,
  reset_at timestamptz,
  check ((enrolled_at is null) = (password_hash is null) and (enrolled_at is null) = (closed_secret is null))
);

create table operator_role (
  operator_id uuid not null references operator,
  role text not null,
  primary key (operator_id, role)
);

create table operator_recovery_code (
  operator_id uuid not null references operator,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (operator_id, code_hash)
);

-- Only the hash of a token is kept, so a copy of these two tables opens nothing.
create table operator_session (
  token_hash bytea primary key,
  session_id uuid not null unique,
  operator_id uuid not null references operator,
  opened_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  locked_at timestamptz,
  ended_at timestamptz,
  -- when a code of the authenticator was shown last
  code_at timestamptz not null,
  address text not null,
  user_agent text not null
);
create index operator_session_by_operator on operator_session (operator_id, opened_at);

create table operator_enrolment (
  token_hash bytea primary key,
  operator_id uuid not null references operator,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- what was chosen at the first step and counts from the second one on
  password_hash text,
  closed_secret text
);
create index operator_enrolment_by_operator on operator_enrolment (operator_id);
