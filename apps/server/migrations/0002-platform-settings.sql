-- What an operator has changed. A key without a row has its default from the code.
create table setting (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null
);

-- Modules whose first data has been laid, so that an operator's later changes stand.
create table first_run_step (
  name text primary key,
  done_at timestamptz not null
);
