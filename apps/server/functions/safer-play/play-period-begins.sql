-- The business day on which the day, the week (a Monday) or the month of an instant begins.
create or replace function play_period_begins(p_period text, p_at timestamptz) returns date language sql stable
return date_trunc(p_period, business_day(p_at)::timestamp)::date;
