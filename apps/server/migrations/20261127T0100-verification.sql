-- Who players are: `apps/server/src/modules/verification`.

alter table stored_file drop constraint stored_file_media_type_check;
alter table stored_file add constraint stored_file_media_type_check check (
  media_type in ('image/png', 'image/jpeg', 'image/webp', 'application/octet-stream'));

create table verification (
  player_id uuid primary key,
  state text not null check (state in ('open', 'waiting', 'verified', 'rejected', 'expired')),
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  -- In words that the player reads.
  reason text,
  born_on date,
  -- Of the document's number, under a key outside the database: whether another account has the same.
  document_hash bytea,
  -- The number itself, closed under another.
  closed_number text,
  valid_until date,
  check ((state = 'verified') <= (document_hash is not null))
);
create index verification_by_sent on verification (sent_at desc, player_id desc);
create index verification_by_state on verification (state, sent_at desc, player_id desc);
create index verification_by_end on verification (valid_until) where state = 'verified' and valid_until is not null;

-- The bytes are closed files. What is decided upon is kept as long as the brand has to, and no longer.
create table verification_document (
  player_id uuid not null,
  document_id uuid not null,
  kind text not null check (kind in ('identityFront', 'identityBack', 'passport', 'address', 'selfie')),
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'application/pdf')),
  file_id uuid not null,
  uploaded_at timestamptz not null,
  sent_at timestamptz,
  decided_at timestamptz,
  is_accepted boolean not null default false,
  primary key (player_id, document_id)
);
create index verification_document_by_decision on verification_document (is_accepted, decided_at);
create index verification_document_sent on verification_document (player_id) where sent_at is not null;
create index verification_document_unsent on verification_document (uploaded_at) where sent_at is null;
-- Which account a document proves; it proves no second one.
create table verified_document (
  document_hash bytea primary key,
  player_id uuid not null
);
create index bank_account_by_number on bank_account (account_number);
