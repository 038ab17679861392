-- What a bonus is called, as a reward says it; null where nothing but its source is known.
alter table bonus add column words jsonb;
