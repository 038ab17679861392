-- What players sent to show who they are, as the list of operators shows it.
create or replace view office_verification as
select v.player_id as id, v.sent_at, v.player_id,
  (select a.username from account a where a.player_id = v.player_id) as player_name, v.state as verification,
  (select count(*) from verification_document d where d.player_id = v.player_id and d.sent_at is not null) as documents,
  v.decided_at, v.decided_by as operator_id,
  (select o.username from operator o where o.operator_id = v.decided_by) as operator_name, c.finding
from verification v
left join verification_check c on c.player_id = v.player_id and c.sent_at = v.sent_at
where v.sent_at is not null;
