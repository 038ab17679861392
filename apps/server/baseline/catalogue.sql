-- Vendors, titles, and each player's own shelf (favourites, recent launches).
create table vendor (
  code text primary key check (code ~ '^[A-Z0-9_]{2,20}$'),
  display_name text not null,
  -- The signing party whose wallet calls move this vendor's money.
  provider_code text not null,
  position integer not null,
  is_enabled boolean not null default true
);

create table game (
  code text primary key check (code ~ '^[a-z0-9-]{2,64}$'),
  -- The short number that the wire calls nodeId; given out once by the seed and never reused.
  node_id integer not null unique,
  vendor_code text not null references vendor (code),
  category text not null,
  -- Null where none of our engines plays the title.
  engine text,
  name text not null,
  -- The order of listing within the same instant: the largest is the newest.
  position integer not null,
  listed_at timestamptz not null,
  is_enabled boolean not null default true,
  -- What the provider calls the title in its calls; null where it is our own code.
  provider_game_code text
);
create index game_by_category on game (category, vendor_code);
create unique index game_by_provider_code on game (vendor_code, provider_game_code) where provider_game_code is not null;

-- Rooms of a game, for vendors that have them: tables of one game that differ in limits or host. A launch may name one.
create table game_room (
  room_id text primary key check (room_id ~ '^[a-z0-9-]{2,64}$'),
  game_code text not null references game (code),
  name text not null,
  position integer not null,
  is_enabled boolean not null default true
);
create index game_room_by_game on game_room (game_code);

-- One number that changes with every change of what is listed, so that a process may keep the catalogue in memory and
-- still see another process's change at its next question.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into catalogue_version (version) values (1);

create table favourite (
  player_id uuid not null,
  game_code text not null,
  added_at timestamptz not null,
  primary key (player_id, game_code)
);

create table recent_launch (
  player_id uuid not null,
  game_code text not null,
  launched_at timestamptz not null,
  primary key (player_id, game_code)
);
