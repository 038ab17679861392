-- Operators as the list of them shows them.
create or replace view office_operator as
select o.operator_id as id, o.operator_id, o.username as operator_name, o.username,
  array(select r.role from operator_role r where r.operator_id = o.operator_id order by r.role) as roles,
  case when o.enrolled_at is null then 'invited' else 'enrolled' end as state, o.approves_from, o.created_at,
  (select max(s.opened_at) from operator_session s where s.operator_id = o.operator_id) as last_login_at
from operator o;
