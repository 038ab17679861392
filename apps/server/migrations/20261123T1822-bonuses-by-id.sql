-- Operators name a bonus alone.
create index bonus_by_id on bonus (bonus_id);
