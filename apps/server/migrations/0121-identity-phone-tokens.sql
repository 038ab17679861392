-- A token by which an identity provider has proved a phone number registers one account: its hash stays until it would
-- have expired anyway.
create table phone_token_used (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index phone_token_used_by_expiry on phone_token_used (expires_at);
