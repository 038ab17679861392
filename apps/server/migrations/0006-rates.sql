-- How often a visitor has used what is limited, counted for all processes together. Counts are worth nothing after a
-- crash, so they are kept out of the log of changes; a backup leaves them out.
create unlogged table rate_use (
  key text primary key,
  points integer not null,
  expire bigint not null
);
