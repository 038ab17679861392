-- The account that a player has chosen to be paid to. While none is chosen, or the chosen one is removed, it is the oldest.
alter table bank_account add column is_chosen boolean not null default false;
create unique index bank_account_one_chosen on bank_account (player_id) where is_chosen and removed_at is null;
