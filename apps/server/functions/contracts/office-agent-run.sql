-- Settlements as the list of operators shows them: money in whole minor units, cut off below.
create or replace view office_agent_run as
select r.id, r.window_begins, r.window_ends, r.family, case r.period when '' then 'none' else r.period end as run_period, r.state,
  r.lines, r.due_micros / u.unit as due_minor, r.paid_micros / u.unit as paid_minor, r.owed_micros / u.unit as owed_minor,
  r.currency, r.settled_at as ended_at
from agent_run r
cross join lateral (select case r.currency when 'VND' then 1000000 else 10000 end as unit) u;
