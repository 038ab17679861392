-- When a business day begins. A change of the calendar may make a day shorter or longer, and leaves none out.
create or replace function business_day_begins(p_day date) returns timestamptz language sql stable
begin atomic
  select min(c.begins)
  from (
    select greatest(valid_from, (p_day + day_starts) at time zone zone) as begins,
      lead(valid_from, 1, 'infinity') over (order by valid_from) as valid_until
    from business_calendar
  ) c
  where c.begins < c.valid_until;
end;
