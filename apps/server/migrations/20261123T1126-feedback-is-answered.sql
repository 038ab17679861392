-- Messages to the operator are a queue: somebody takes one, answers a player in the message centre, and closes it.
alter table feedback
  add column state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  add column version integer not null default 1,
  add column assigned_to uuid;
create index feedback_by_state on feedback (state, received_at, id);
create index feedback_by_type on feedback (type, received_at, id);
create index feedback_by_player on feedback (player_id, received_at);

create table feedback_reply (
  feedback_id uuid not null references feedback (id),
  reply_id uuid not null,
  text text not null,
  -- The operator's name.
  written_by text not null,
  written_at timestamptz not null,
  primary key (feedback_id, reply_id)
);
