-- PASS-04: a session in which nothing may be done before the password is changed.
alter table session add column is_change_forced boolean not null default false;
