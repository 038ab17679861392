-- The version of a line of ancestors: since when it holds, in microseconds.
create or replace function line_version(p_valid_from timestamptz) returns bigint language sql immutable parallel safe
return (extract(epoch from p_valid_from) * 1000000)::bigint;
