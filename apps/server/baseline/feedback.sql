-- What people write to the operator, and the pictures that they send along, as they came.
create table feedback (
  id uuid primary key,
  type text not null check (type in ('account', 'payment', 'game', 'partner', 'other')),
  content text not null,
  contact text,
  language text not null,
  -- null: a visitor who was not logged in
  player_id uuid,
  received_at timestamptz not null
);
create index feedback_by_time on feedback (received_at);

create table feedback_picture (
  feedback_id uuid not null references feedback (id),
  position smallint not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  bytes bytea not null,
  primary key (feedback_id, position)
);
