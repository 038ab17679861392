-- What a check found is figures, which the page that shows it makes into words. What earlier runs wrote as words is gone; their
-- verdicts stay, and each withdrawal that is still open is checked again before it is paid.
alter table withdrawal_check drop column evidence;
alter table withdrawal_check add column evidence jsonb;

-- Operators find an order by the short number that a player reads out.
create index deposit_order_by_number on deposit_order (('D' || upper(right(id::text, 8))));
create index withdrawal_by_number on withdrawal (('W' || upper(right(id::text, 8))));
