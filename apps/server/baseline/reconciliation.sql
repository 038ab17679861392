-- What each comparison of the books with each other found.
create table reconciliation (
  id uuid primary key,
  at timestamptz not null,
  -- How much was compared, as the checks name it.
  counts jsonb not null,
  differences integer not null check (differences >= 0)
);
create index reconciliation_by_time on reconciliation (at);

-- The first of them, one row each, for a person to look at.
create table reconciliation_difference (
  reconciliation_id uuid not null references reconciliation (id),
  rule text not null,
  subject text not null
);
create index reconciliation_difference_by_run on reconciliation_difference (reconciliation_id);
