-- A run may find one thing twice, so a difference is named by its place among those of its run.
alter table reconciliation_difference add column position integer;
update reconciliation_difference d set position = numbered.position
from (
  select ctid, row_number() over (partition by reconciliation_id order by rule, subject) as position
  from reconciliation_difference
) numbered
where d.ctid = numbered.ctid;
alter table reconciliation_difference add primary key (reconciliation_id, position);
-- The key begins with it.
drop index reconciliation_difference_by_run;

-- A row a user, to lock while one of the user's movements is judged.
create table sandbox_vendor_user (
  vendor_user text primary key
);
