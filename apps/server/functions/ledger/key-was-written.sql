-- A key that another transaction wrote meanwhile is a serialisation failure: the whole transaction is run again, and then
-- finds the first answer.
create or replace function key_was_written() returns timestamptz language plpgsql volatile as $$
begin
  raise serialization_failure using message = 'a transfer under this key was written meanwhile';
end $$;
