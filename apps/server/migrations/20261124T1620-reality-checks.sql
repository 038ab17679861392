-- How often a player is shown what time and play have come to; a player without a row has the house's interval.
create table reality_check (
  player_id uuid primary key,
  -- Null for the house's interval, zero for never.
  minutes integer check (minutes >= 0),
  answered_at timestamptz
);
