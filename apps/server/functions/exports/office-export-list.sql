-- Exports as the list of them shows them.
create or replace view office_export_list as
select e.export_id as id, e.made_at as at, e.operator_id,
  (select o.username from operator o where o.operator_id = e.operator_id) as operator_name, e.list, e.filter, e.state,
  e.rows, encode(e.sha256, 'hex') as sha256, e.ended_at
from office_export e;
