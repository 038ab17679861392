-- The seamless wallet: what game providers tell us, and what we answered. `provider_transaction` is keyed by the
-- provider's own transaction id, no matter which player: the one table of money that the player does not lead.

create table provider (
  code text primary key check (code ~ '^[A-Z0-9_]{2,20}$'),
  name text not null,
  -- SPKI in PEM: the key that signs this provider's requests.
  public_key_pem text not null,
  is_enabled boolean not null,
  registered_at timestamptz not null,
  -- The template of a launch's address; null for the studio, which is part of the product.
  launch_url text,
  -- After a change of the key the old one may hold for a while, so that no bet is refused meanwhile.
  previous_key_pem text,
  previous_key_until timestamptz,
  constraint provider_previous_key_ends check ((previous_key_pem is null) = (previous_key_until is null))
);

create domain provider_transaction_kind as text check (value in ('bet', 'win', 'rollback', 'unseen'));

create table provider_transaction (
  provider_code text not null,
  transaction_uuid uuid not null,
  player_id uuid not null,
  amount_minor bigint not null,
  -- The stored answer: its status and the balance that it told.
  balance_minor bigint not null,
  -- Of a bet: what its wins have paid on it, those rolled back left out.
  won_minor bigint not null,
  at timestamptz not null,
  -- `unseen` is a tombstone: it was rolled back before it came.
  kind provider_transaction_kind not null,
  book money_book not null,
  round_closed boolean not null,
  currency text not null,
  status text not null,
  game_code text not null,
  round text not null,
  reference_uuid uuid,
  rolled_back_by uuid,
  primary key (provider_code, transaction_uuid)
  -- A bet changes when it is won or rolled back.
) with (fillfactor = 90);
-- For the winner board and the counts of rounds.
create index provider_transaction_by_time on provider_transaction (at);

-- What a person should look at: one row for each transaction that took back what had been settled.
create table provider_alert (
  provider_code text not null,
  transaction_uuid uuid not null,
  player_id uuid not null,
  kind text not null check (kind in ('won_bet_rolled_back', 'win_rolled_back')),
  -- What the wallet no longer held, and the player owes now.
  owed_minor bigint not null check (owed_minor >= 0),
  at timestamptz not null,
  primary key (provider_code, transaction_uuid)
);
