-- How much of a stake is bonus money, in the wallet's order. What is rounded in proportion is cash.
create or replace function bonus_part(p_order text, p_cash_minor bigint, p_bonus_minor bigint, p_stake_minor bigint)
returns bigint language sql immutable parallel safe
return case
  when p_bonus_minor = 0 then 0
  when p_order = 'bonusFirst' then least(p_bonus_minor, p_stake_minor)
  when p_order = 'proportional' then div(p_stake_minor::numeric * p_bonus_minor, p_cash_minor + p_bonus_minor)::bigint
  else greatest(p_stake_minor - p_cash_minor, 0)
end;
