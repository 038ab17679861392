-- The language in which the player asked, so that what follows by mail is said in it.
alter table deposit_order add column language text not null default 'EN';
alter table deposit_order alter column language drop default;
