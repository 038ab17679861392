-- A way through an identity provider, from the button to a session. Whoever comes back must bring the state, and the
-- cookie of the browser that began; the ticket that opens the session, and the token that registers or links, follow
-- one another in the same row. Only hashes are kept; nonce and PKCE verifier are drawn from the cookie and the state,
-- so a copy of this table finishes nothing.
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
  proved_mail text
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

-- LOGIN-12 applies to a login by an identity provider too; a link that waits for the second step is made with it.
alter table pending_login drop constraint pending_login_way_check;
alter table pending_login add constraint pending_login_way_check check (way in ('password', 'sms', 'recovery', 'social'));
alter table pending_login add column social_link jsonb;
