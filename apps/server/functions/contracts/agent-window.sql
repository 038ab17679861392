-- The window of a family, or the period of a payment, that holds an instant. Real time goes by five minutes, hours and days
-- by the business calendar; `once` is the family's own window.
create or replace function agent_window(
  p_family text, p_period text, p_at timestamptz, out begins timestamptz, out ends timestamptz
) language sql stable
begin atomic
  select
    case
      when p_period = 'once' and p_family = 'realtime' then date_bin('5 minutes', p_at, 'epoch')
      when p_period = 'once' and p_family = 'hourly' then business_hour(p_at)
      else business_day_begins(d.first) end,
    case
      when p_period = 'once' and p_family = 'realtime' then date_bin('5 minutes', p_at, 'epoch') + interval '5 minutes'
      when p_period = 'once' and p_family = 'hourly' then business_hour(business_hour(p_at) + interval '1 hour')
      else business_day_begins(d.next) end
  from (
    select f.first,
      case p_period
        when 'weekly' then f.first + 7
        when 'semimonthly' then
          case when extract(day from f.first) = 1 then f.first + 15
            else (date_trunc('month', f.first::timestamp) + interval '1 month')::date end
        when 'monthly' then (f.first::timestamp + interval '1 month')::date
        else f.first + 1 end as next
    from (
      select case p_period
        when 'weekly' then date_trunc('week', t.day::timestamp)::date
        when 'semimonthly' then date_trunc('month', t.day::timestamp)::date
          + case when extract(day from t.day) >= 16 then 15 else 0 end
        when 'monthly' then date_trunc('month', t.day::timestamp)::date
        else t.day end as first
      from (select business_day(p_at) as day) t
    ) f
  ) d;
end;
