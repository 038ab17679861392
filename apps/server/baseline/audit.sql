-- The audit log: append-only rows, each holding the hash of the one before. Sixteen chains, so that two unrelated
-- players do not wait for each other; the head of a chain is locked while an entry joins it.
create table audit_head (
  chain smallint primary key,
  position bigint not null,
  hash bytea not null
);

create table audit_entry (
  chain smallint not null,
  position bigint not null,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  -- JSON text exactly as it was hashed
  before text,
  after text,
  hash bytea not null,
  primary key (chain, position)
);
create index audit_entry_by_subject on audit_entry (subject, at);
