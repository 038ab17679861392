-- The owner of accounts that no player owns, where a key cannot do without one.
create or replace function house_owner() returns uuid language sql immutable parallel safe
return '00000000-0000-0000-0000-000000000000'::uuid;
