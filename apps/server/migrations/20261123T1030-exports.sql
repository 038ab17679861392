-- Lists that operators take away as files. A row tells what left, by its count and hash; the files are not kept.
create table office_export (
  export_id uuid primary key,
  operator_id uuid not null references operator,
  list text not null,
  -- JSON text, as a list's query has it
  filter text not null,
  sort text not null,
  state text not null check (state in ('made', 'begun', 'done', 'broken')),
  rows bigint not null default 0,
  sha256 bytea,
  made_at timestamptz not null,
  ended_at timestamptz
);
create index office_export_by_time on office_export (made_at, export_id);
create index office_export_by_list on office_export (list, made_at);
create index office_export_by_state on office_export (state, made_at);
create index office_export_by_operator on office_export (operator_id, made_at);
