-- Counts every change of what is listed. A statement makes one step, however many titles it touches.
create or replace function catalogue_changed() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;

create or replace trigger game_changed after insert or update or delete or truncate on game
  for each statement execute function catalogue_changed();
create or replace trigger vendor_changed after insert or update or delete or truncate on vendor
  for each statement execute function catalogue_changed();
