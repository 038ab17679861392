-- How often in a row a name or an address has been braked: each lock is twice as long as the one before.
alter table login_failures add column level smallint not null default 0 check (level >= 0);
