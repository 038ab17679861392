-- Operators write announcements: drafts, withdrawn and deleted ones are rows too, and a change names the version it saw.
alter table announcement
  add column state text not null default 'published'
    check (state in ('draft', 'published', 'withdrawn', 'deleted')),
  add column version integer not null default 1,
  -- The name of a picture that was uploaded, where no scene is drawn.
  add column picture text,
  add column changed_at timestamptz not null default now(),
  -- The operator's name; null for the brand and the command line.
  add column changed_by text,
  add constraint announcement_one_picture check (scene is null or picture is null);
update announcement set changed_at = published_at;

create table announcement_picture (
  name text primary key,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  bytes bytea not null,
  uploaded_at timestamptz not null
);
