-- What a player has to be told: a name and values, made into words in the language of whoever reads it.
create table message (
  player_id uuid not null,
  message_id uuid not null,
  name text not null,
  order_id uuid not null,
  content jsonb not null,
  at timestamptz not null,
  read_at timestamptz,
  primary key (player_id, message_id)
);
create index message_unread on message (player_id) where read_at is null;
create index message_by_time on message using brin (at);
