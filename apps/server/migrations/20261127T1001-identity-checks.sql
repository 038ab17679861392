-- What an outside checker says of documents: `apps/server/src/modules/verification/checker`.

create table verification_check (
  player_id uuid not null,
  -- When the documents were sent that it is about.
  sent_at timestamptz not null,
  check_id uuid not null,
  state text not null check (state in ('begun', 'pending', 'done', 'left')),
  asked integer not null,
  -- Null when it has ended.
  ask_at timestamptz,
  answered_at timestamptz,
  finding text check (finding in ('clear', 'doubtful', 'unreadable')),
  reasons text[] not null,
  -- As the checker reads the document.
  born_on date,
  valid_until date,
  primary key (player_id, sent_at),
  unique (player_id, check_id),
  check ((ask_at is null) = (state in ('done', 'left'))),
  check ((state = 'done') = (finding is not null))
);
create index verification_check_by_turn on verification_check (ask_at) where ask_at is not null;
-- Who is too young once a brand's minimum age is raised.
create index verification_by_birth on verification (born_on) where state = 'verified';
