-- Fishing in company: `apps/server/src/modules/studio/fishing`.

-- Four seats before one tank. Whoever fires from one of them locks its row first, so that a fish is caught once.
create table studio_fish_table (
  id uuid primary key,
  game_code text not null,
  currency text not null,
  opened_at timestamptz not null
);
create index studio_fish_table_of_game on studio_fish_table (game_code, currency);

-- Locked while somebody is seated, so that two who come at once meet at one table.
create table studio_fish_room (
  game_code text primary key,
  seated_at timestamptz not null
);

create table studio_fish_seat (
  user_id text not null,
  game_code text not null,
  table_id uuid not null,
  seat smallint not null check (seat between 0 and 3),
  -- The last sign of life.
  seen_at timestamptz not null,
  primary key (user_id, game_code),
  unique (table_id, seat)
);
create index studio_fish_seat_by_life on studio_fish_seat (game_code, seen_at);

-- What was fired from the seats of a table lately; it is forgotten once its fish have left.
create table studio_fish_volley (
  table_id uuid not null,
  round_id uuid not null,
  user_id text not null,
  seat smallint not null,
  fired_at timestamptz not null,
  primary key (table_id, round_id)
);
create index studio_fish_volley_by_time on studio_fish_volley (table_id, fired_at);
