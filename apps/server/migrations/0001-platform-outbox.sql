-- Events that leave with the commit of the transaction that wrote them. Rows live for a day.
create table outbox (
  id uuid primary key,
  topic text not null check (topic = 'everyone' or topic like 'player:%'),
  name text not null,
  data jsonb not null,
  at timestamptz not null
);

-- A stream that comes back asks for what its topics missed.
create index outbox_topic on outbox (topic, id);
