-- Entries say why and from where, and lie by month. Those of before keep the form in which they were hashed: format 1.
drop index audit_entry_by_subject;
alter table audit_entry rename constraint audit_entry_pkey to audit_entry_before_pkey;
alter table audit_entry rename to audit_entry_before;

create table audit_entry (
  chain smallint not null,
  position bigint not null,
  at timestamptz not null,
  -- In which form it was hashed.
  format smallint not null,
  actor text not null,
  action text not null,
  subject text not null,
  -- JSON text exactly as it was hashed
  before text,
  after text,
  reason text,
  request_id text,
  session_id text,
  address text,
  approval_id text,
  hash bytea not null,
  primary key (chain, position, at)
) partition by range (at);
-- Months get tables of their own ahead of time (make_audit_partition); what has none lies here.
create table audit_entry_rest partition of audit_entry default;

insert into audit_entry (chain, position, at, format, actor, action, subject, before, after, hash)
select chain, position, at, 1, actor, action, subject, before, after, hash from audit_entry_before;
drop table audit_entry_before;

create index audit_entry_by_time on audit_entry (at, ((chain::bigint << 48) | position));
create index audit_entry_by_subject on audit_entry (subject, at);
create index audit_entry_by_actor on audit_entry (actor, at);
create index audit_entry_by_action on audit_entry (action, at);

-- The heads of all chains, signed each night by a key that the database does not have.
create table audit_anchor (
  at timestamptz primary key,
  -- JSON text exactly as it was signed
  heads text not null,
  fingerprint text not null,
  signature bytea not null
);
