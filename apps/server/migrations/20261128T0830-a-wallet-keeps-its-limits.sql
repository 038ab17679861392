-- What a limited wallet has counted since its tallies were written, and how much may be staked and lost until the business day
-- ends (`renew_play_room`): it is judged and counted with the row that a bet locks and writes anyway. Null without limits.
alter table wallet
  add column play_until timestamptz,
  add column play_staked_minor bigint,
  add column play_lost_minor bigint,
  add column stake_cap_minor bigint,
  add column loss_cap_minor bigint;
