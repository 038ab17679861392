-- In which cycle of a promotion a business day lies: a player has the promotion once in each.
create or replace function promotion_cycle(p_cycle text, p_day date) returns text language sql stable
return case p_cycle when 'once' then 'once' when 'daily' then p_day::text else date_trunc('week', p_day)::date::text end;
