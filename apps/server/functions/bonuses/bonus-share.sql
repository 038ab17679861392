-- How much of what comes back of a stake is bonus money: in the proportion of the stake, rounded up.
create or replace function bonus_share(p_bonus_minor bigint, p_stake_minor bigint, p_amount_minor bigint) returns bigint
language sql immutable parallel safe
return case when p_bonus_minor = 0 then 0
  else div(p_amount_minor::numeric * p_bonus_minor + p_stake_minor - 1, p_stake_minor)::bigint end;
