-- The business days that were asked for, both ends included: up to the day of an instant where no last one was said, and so
-- many up to the last where no first one was.
create or replace function business_span(p_at timestamptz, p_from date, p_to date, p_usual_days integer)
returns table (today date, first_day date, last_day date) language sql stable
begin atomic
  select d.today, coalesce(p_from, coalesce(p_to, d.today) - p_usual_days + 1), coalesce(p_to, d.today)
  from (select business_day(p_at) as today) d;
end;
