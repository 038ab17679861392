-- Audit entries as the list of operators shows them.
create or replace view office_audit_entry as
select (e.chain::bigint << 48) | e.position as id, e.at, e.actor as actor_id,
  case split_part(e.actor, ':', 1)
    when 'operator' then (select o.username from operator o where o.operator_id = case
      when e.actor ~ '^operator:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(e.actor, 10)::uuid end)
    when 'player' then (select a.username from account a where a.player_id = case
      when e.actor ~ '^player:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(e.actor, 8)::uuid end)
  end as actor_name,
  e.action, e.subject, e.reason, e.before, e.after, e.address, e.request_id, e.session_id, e.approval_id, e.chain,
  e.position
from audit_entry e;
