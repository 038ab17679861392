-- Announcements for agents alone, and which of them each agent has read.
alter table announcement drop constraint announcement_kind_check;
alter table announcement add constraint announcement_kind_check check (kind in ('B', 'PL', 'PU', 'PR', 'H', 'AG'));

create table announcement_read (
  player_id uuid not null,
  announcement_id uuid not null,
  at timestamptz not null,
  primary key (player_id, announcement_id)
);
