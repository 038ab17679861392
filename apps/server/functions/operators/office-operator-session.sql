-- Operators' sessions, ended ones too.
create or replace view office_operator_session as
select s.session_id as id, s.operator_id,
  (select o.username from operator o where o.operator_id = s.operator_id) as operator_name, s.opened_at, s.last_seen_at,
  s.expires_at, s.locked_at, s.ended_at, s.address
from operator_session s;
