-- Where a player's money may be paid out to. Removed ones stay, because payments speak of them.
create table bank_account (
  player_id uuid not null,
  bank_account_id uuid not null,
  bank_name text not null,
  holder_name text not null,
  account_number text not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  -- The one to be paid to. While none is chosen, or the chosen one is removed, it is the oldest.
  is_chosen boolean not null default false,
  primary key (player_id, bank_account_id)
);
create unique index bank_account_once on bank_account (player_id, bank_name, account_number) where removed_at is null;
create unique index bank_account_one_chosen on bank_account (player_id) where is_chosen and removed_at is null;
