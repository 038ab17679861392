-- An operator locks an account: no session of it lives, and no login opens one, until it is unlocked.
alter table account drop constraint account_status_check;
alter table account add constraint account_status_check check (status in ('open', 'locked', 'closed'));
