-- Maintenance of vendors and games is their own, with a beginning and an end, and operators change a row from the version
-- that they saw. Before, it was a setting with two lists of codes.
alter table vendor
  add column version integer not null default 1,
  add column maintenance_from timestamptz,
  add column maintenance_until timestamptz,
  add constraint vendor_maintenance check (maintenance_until is null or maintenance_until > maintenance_from),
  add constraint vendor_maintenance_begins check (maintenance_until is null or maintenance_from is not null);
alter table game
  add column version integer not null default 1,
  add column maintenance_from timestamptz,
  add column maintenance_until timestamptz,
  -- Where an operator has put the title before all others of its lists; null where it takes its own place.
  add column picked_place integer,
  add constraint game_maintenance check (maintenance_until is null or maintenance_until > maintenance_from),
  add constraint game_maintenance_begins check (maintenance_until is null or maintenance_from is not null);

update vendor set maintenance_from = now() from setting s
  where s.key = 'games.maintenance' and s.value -> 'vendors' ? vendor.code;
update game set maintenance_from = now() from setting s
  where s.key = 'games.maintenance' and s.value -> 'games' ? game.code;
delete from setting where key = 'games.maintenance';

-- What operators sort the list of games by.
create index game_by_name on game (name, code);
create index game_by_listing on game (listed_at, code);
