-- What the ledger comes to: `apps/server/src/modules/figures`. Every figure is counted anew from transfers, never added to.
--
-- A row is of one kind of movement between a player's accounts and one other account; in and out are the player's. Product
-- and vendor are those of the title, and empty where no game is played.

-- From an instant on, business days begin at this time of this zone. Rows are added and never changed: days of before keep
-- their bounds.
create table business_calendar (
  valid_from timestamptz primary key,
  zone text not null,
  day_starts time not null check (extract(second from day_starts) = 0 and extract(minute from day_starts)::integer % 5 = 0)
);

-- Five minutes of a player. `transfer_keys` finds the transfers themselves, so a player's movements need no index of their own.
create table figure_player_bucket (
  player_id uuid not null,
  bucket timestamptz not null,
  book ledger_book not null,
  currency text not null,
  source text not null,
  kind text not null,
  counter text not null,
  product text not null,
  vendor text not null,
  in_count bigint not null,
  in_minor bigint not null,
  out_count bigint not null,
  out_minor bigint not null,
  transfer_keys bigint[] not null,
  -- The version of the player's line of ancestors; null while there are no agents.
  line_version bigint,
  primary key (player_id, bucket, book, currency, source, kind, counter, product, vendor)
);
create index figure_player_bucket_by_time on figure_player_bucket using brin (bucket) with (pages_per_range = 16, autosummarize = on);

create table figure_player_day (
  player_id uuid not null,
  day date not null,
  book ledger_book not null,
  currency text not null,
  source text not null,
  kind text not null,
  counter text not null,
  product text not null,
  vendor text not null,
  in_count bigint not null,
  in_minor bigint not null,
  out_count bigint not null,
  out_minor bigint not null,
  line_version bigint,
  primary key (player_id, day, book, currency, source, kind, counter, product, vendor)
);
create index figure_player_day_by_day on figure_player_day (day);

create table figure_bucket (
  bucket timestamptz not null,
  book ledger_book not null,
  currency text not null,
  kind text not null,
  counter text not null,
  product text not null,
  vendor text not null,
  in_count bigint not null,
  in_minor bigint not null,
  out_count bigint not null,
  out_minor bigint not null,
  primary key (bucket, book, currency, kind, counter, product, vendor)
);

create table figure_day (
  day date not null,
  book ledger_book not null,
  currency text not null,
  kind text not null,
  counter text not null,
  product text not null,
  vendor text not null,
  in_count bigint not null,
  in_minor bigint not null,
  out_count bigint not null,
  out_minor bigint not null,
  primary key (day, book, currency, kind, counter, product, vendor)
);

-- Players who staked real money: counted, because whoever plays in two hours is one player of the day.
create table figure_active_hour (
  hour timestamptz primary key,
  players bigint not null
);
create table figure_active_day (
  day date primary key,
  players bigint not null
);

-- How far the figures have come. Before `closed_before` nothing is booked any more but what a recount finds; up to
-- `counted_until` the open buckets have been counted.
create table figure_progress (
  one boolean primary key check (one),
  closed_before timestamptz not null,
  counted_until timestamptz not null
);
insert into figure_progress values (true, '-infinity', '-infinity');

-- Each night's recount, and how many figures it had to mend.
create table figure_recount (
  recounted_at timestamptz primary key,
  counted_from timestamptz not null,
  mended bigint not null
);

-- Of the player at the bet; null while there are no agents.
alter table provider_transaction add column line_version bigint;
