-- Rooms of a game, for vendors that have them: tables of one game that differ in limits or host. A launch may name one.
create table game_room (
  room_id text primary key check (room_id ~ '^[a-z0-9-]{2,64}$'),
  game_code text not null references game (code),
  name text not null,
  position integer not null,
  is_enabled boolean not null default true
);
create index game_room_by_game on game_room (game_code);
