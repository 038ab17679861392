-- The sum of whole numbers as a whole number, 0 of none; beyond a bigint it is refused. Unlike `sum` it makes no numeric of each
-- group, which costs more than the addition where groups are many and small.
create or replace aggregate total(bigint) (
  sfunc = int8pl, stype = bigint, initcond = '0', combinefunc = int8pl, parallel = safe
);
