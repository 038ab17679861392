-- What players say is wrong with a movement of their wallet. The movement is named by the hash of its key and copied, so that the
-- list of operators asks the ledger nothing.
create table dispute (
  player_id uuid not null,
  dispute_id uuid not null,
  key_hash bigint not null,
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  remark text not null,
  answer text,
  -- The operator's name.
  answered_by text,
  opened_at timestamptz not null,
  answered_at timestamptz,
  movement_at timestamptz not null,
  kind text not null,
  amount_minor bigint not null,
  available_after_minor bigint not null,
  currency text not null,
  reference text not null,
  primary key (player_id, dispute_id),
  check ((state = 'open') = (answer is null) and (state = 'open') = (answered_at is null))
);
-- One of a movement is open at a time.
create unique index dispute_open on dispute (player_id, key_hash) where state = 'open';
create index dispute_of_movement on dispute (player_id, key_hash);
-- An operator names the dispute alone.
create index dispute_by_id on dispute (dispute_id);
create index dispute_by_time on dispute (opened_at, dispute_id);
create index dispute_by_state on dispute (state, opened_at, dispute_id);
create index dispute_by_player on dispute (player_id, opened_at, dispute_id);
create table dispute_picture (
  player_id uuid not null,
  dispute_id uuid not null,
  position integer not null,
  file_id uuid not null,
  primary key (player_id, dispute_id, position)
);
