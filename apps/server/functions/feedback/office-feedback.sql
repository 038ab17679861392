-- Messages to the operator as the list of operators shows them. Names are looked up row by row, so that a page costs no join.
create or replace view office_feedback as
select f.id, f.received_at, f.type, f.state, f.player_id,
  (select a.username from account a where a.player_id = f.player_id) as player_name, f.language,
  left(f.content, 120) as excerpt,
  (select count(*)::int from feedback_picture p where p.feedback_id = f.id) as pictures,
  f.assigned_to as assigned_to_id,
  (select o.username from operator o where o.operator_id = f.assigned_to) as assigned_to_name
from feedback f;
