-- Announcements with one text a language. Content is sanitised before it is stored and again before it is shown.
create table announcement (
  id uuid primary key,
  code text not null unique,
  kind text not null check (kind in ('B', 'PL', 'PU', 'PR', 'H')),
  display_group text,
  scene text,
  linkage text,
  linkage_type text check (linkage_type in ('URL', 'P', 'G')),
  position integer not null,
  published_at timestamptz not null,
  ends_at timestamptz
);

create table announcement_text (
  announcement_id uuid not null references announcement (id),
  language text not null,
  title text not null,
  content text not null,
  primary key (announcement_id, language),
  -- What is longer was refused before it was stored; no other writer may be wider.
  constraint announcement_text_length check (octet_length(content) <= 65536)
);
