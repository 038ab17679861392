-- A proof of work is good for one call: its nonce stays here until the challenge would have expired anyway.
create table human_check_used (
  nonce bytea primary key,
  expires_at timestamptz not null
);
create index human_check_used_by_expiry on human_check_used (expires_at);
