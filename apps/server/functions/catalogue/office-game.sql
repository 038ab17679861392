-- Games as the list of operators shows them.
create or replace view office_game as
select g.code as id, g.name, g.vendor_code as vendor,
  (select v.display_name from vendor v where v.code = g.vendor_code) as vendor_name, g.category,
  case when not g.is_enabled then 'off' when g.maintenance_from is not null then 'maintenance' else 'on' end as state,
  g.maintenance_from, g.maintenance_until, g.listed_at, g.picked_place
from game g;
