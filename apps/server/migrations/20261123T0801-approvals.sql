-- What one operator proposes and another decides. The input is kept as the text that was hashed, never written anew.
create table approval (
  approval_id uuid primary key,
  -- the name of the call
  kind text not null,
  subject text not null,
  input text not null,
  input_hash text not null,
  schema_version integer not null,
  -- the versions of what the proposal was made upon
  basis text not null,
  preview text not null,
  reason text not null,
  state text not null check (state in ('open', 'executed', 'rejected', 'withdrawn', 'expired', 'void')),
  proposed_by uuid not null references operator,
  idempotency_key text,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- why what was approved could not be done
  refusal text,
  check ((state = 'open') = (ended_at is null))
);
create unique index approval_open on approval (kind, subject) where state = 'open';
create unique index approval_once on approval (proposed_by, kind, idempotency_key);
create index approval_by_end on approval (ended_at);

create table approval_vote (
  approval_id uuid not null references approval,
  operator_id uuid not null references operator,
  vote text not null check (vote in ('approve', 'decline')),
  input_hash text not null,
  session_id uuid not null,
  at timestamptz not null,
  primary key (approval_id, operator_id)
);

-- Money that operators gave or took by hand, each with its transfer in the ledger.
create table adjustment (
  player_id uuid not null,
  adjustment_id uuid not null,
  amount_minor bigint not null,
  reason text not null,
  proposed_by uuid not null,
  approved_by uuid,
  at timestamptz not null,
  primary key (player_id, adjustment_id)
);
create index adjustment_by_operator on adjustment (proposed_by, at);
