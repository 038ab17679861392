-- Events that leave with the commit of the transaction that wrote them. Rows live for a day.
--
-- Events are told in the order of their transactions as the database counts them, never by a clock. An event is final
-- once every transaction with a smaller number has ended, which the number of the oldest running one tells.
create table outbox (
  id uuid not null,
  topic text not null check (topic = 'everyone' or topic like 'player:%'),
  name text not null,
  data jsonb not null,
  at timestamptz not null,
  transaction_id xid8 not null default pg_current_xact_id(),
  primary key (transaction_id, id)
);
-- A stream that comes back asks for what its topics missed.
create index outbox_topic on outbox (topic, transaction_id, id);

-- What an operator has changed. A key without a row has its default from the code.
create table setting (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null
);

-- Modules whose first data has been laid, so that an operator's later changes stay.
create table first_run_step (
  name text primary key,
  done_at timestamptz not null
);

-- Seals already shown, until no clock allows them again. The key alone decides who was first.
create table seal_used (
  jti text primary key check (length(jti) between 8 and 128),
  expires_at timestamptz not null
);
create index seal_used_expires_at on seal_used (expires_at);

-- How often a visitor has used what is limited, counted for all processes together. Counts are worth nothing after a
-- crash, so they are kept out of the log of changes; a backup leaves them out.
create unlogged table rate_use (
  key text primary key,
  points integer not null,
  expire bigint not null
);
