-- What a figure of real money adds to an objective: the one place that says what counts. No categories are all of them.
create or replace function counted_towards(
  p_objective text, p_categories text[], p_kind text, p_product text, p_in_count bigint, p_in_minor bigint, p_out_minor bigint
) returns bigint language sql immutable parallel safe
return case
  when p_objective = 'depositSum' and p_kind = 'deposit' then p_in_minor
  when p_objective = 'depositCount' and p_kind = 'deposit' then p_in_count
  when p_product = '' or (cardinality(p_categories) > 0 and p_product <> all (p_categories)) then 0
  when p_objective = 'turnover' and p_kind in ('bet', 'rollback') then p_out_minor - p_in_minor
  when p_objective = 'wins' and p_kind = 'win' then p_in_count
  else 0
end;
