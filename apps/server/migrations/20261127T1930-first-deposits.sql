-- A promotion may be for whoever has not deposited yet.
alter table promotion add column first_deposit_only boolean not null default false;
alter table promotion alter column first_deposit_only drop default;
update promotion set first_deposit_only = true where code = 'welcome-100' and state <> 'closed';
