-- The hour of an instant by the clock of the brand, whose zone may be off by half an hour.
create or replace function business_hour(p_at timestamptz) returns timestamptz language sql stable
return (
  select date_trunc('hour', p_at, c.zone)
  from business_calendar c where c.valid_from <= p_at order by c.valid_from desc limit 1);
