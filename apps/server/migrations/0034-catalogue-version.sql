-- One number that changes with every change of what is listed, so that a process may keep the catalogue in memory and
-- still see another process's change at its next question.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into catalogue_version (version) values (1);

create function catalogue_changed() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;

create trigger game_changed after insert or update or delete or truncate on game
  for each statement execute function catalogue_changed();
create trigger vendor_changed after insert or update or delete or truncate on vendor
  for each statement execute function catalogue_changed();
