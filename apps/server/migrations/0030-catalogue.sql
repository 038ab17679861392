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
  engine text not null,
  name text not null,
  -- The order of listing within the same instant: the largest is the newest.
  position integer not null,
  listed_at timestamptz not null,
  is_enabled boolean not null default true
);
create index game_by_category on game (category, vendor_code);

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
