-- The other side of every stake and prize: the lottery is a vendor among others.
create or replace function lottery_account() returns text language sql immutable parallel safe
return 'vendor:' || 'TCG_SEA';
