-- The business day of an instant, by the calendar that held then.
create or replace function business_day(p_at timestamptz) returns date language sql stable
return (
  select ((p_at at time zone c.zone) - c.day_starts::interval)::date
  from business_calendar c where c.valid_from <= p_at order by c.valid_from desc limit 1);
